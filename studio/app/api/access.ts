import { call } from './call.ts';
import type { Role } from './session.ts';

export type SessionRow = {
  id: number;
  created: string;
  lastSeen: string;
  expires: string;
  agent: string;
  isThis: boolean;
};
export const listSessions = (person: number) =>
  call<{ sessions: SessionRow[] }>(`/staff/people/${person}/sessions`);
export const endSession = (id: number) => call(`/staff/sessions/${id}`, { method: 'DELETE' });

export type PasskeyRow = { id: string; created: string };
export const listPasskeys = () => call<{ passkeys: PasskeyRow[] }>('/staff/passkeys');

export const removePasskey = (id: string) =>
  call(`/staff/passkeys/${encodeURIComponent(id)}`, { method: 'DELETE' });

export const changePassword = (password: string) =>
  call('/staff/password', { method: 'PUT', body: { password } });

export type KeyRow = {
  id: number;
  name: string;
  role: Role;
  /** For a host's key: slugs of the residents whose documents it may write. */
  residents: string[];
  created: string;
  lastUsed: string | null;
  creator: string;
};
export const listKeys = () => call<{ keys: KeyRow[] }>('/staff/keys');
export const makeKey = (made: { name: string; role: Role; residents: string[] }) =>
  call<{ id: number; key: string }>('/staff/keys', { method: 'POST', body: made });
export const removeKey = (id: number) => call(`/staff/keys/${id}`, { method: 'DELETE' });

export type AuditEntry = {
  id: number;
  at: string;
  who: string;
  action: string;
  subject: string;
  note: string | null;
};
export const readAudit = (after?: string) =>
  call<{ entries: AuditEntry[]; next: string | null }>(
    `/staff/audit?limit=50${after ? `&after=${after}` : ''}`,
  );
