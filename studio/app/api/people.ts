import { call } from './call.ts';
import type { Proof, Role } from './session.ts';

export type PersonRow = {
  id: number;
  name: string;
  email: string;
  role: Role;
  residents: string[];
  lastSeen: string | null;
  passkeys: number;
  hasPassword: boolean;
  isActive: boolean;
};
export type Invitation = { id: number; email: string; role: Role; expires: string };

export const listPeople = () => call<{ people: PersonRow[]; invitations: Invitation[] }>('/staff/people');

export const invite = (invited: { email: string; role: Role; residents: string[] }) =>
  call<{ id: number; link: string; mail: 'sent' | 'failed' | 'none' }>('/staff/invitations', {
    method: 'POST',
    body: invited,
  });

export const withdrawInvitation = (id: number) => call(`/staff/invitations/${id}`, { method: 'DELETE' });

export const readInvitation = (token: string) =>
  call<{ email: string; role: Role; inviter: string }>(
    `/staff/invitations/accept?token=${encodeURIComponent(token)}`,
    { withoutSignIn: true },
  );

export const acceptInvitation = (accepted: { token: string; name: string } & Proof) =>
  call('/staff/invitations/accept', { method: 'POST', body: accepted, withoutSignIn: true });

export const changePerson = (
  id: number,
  change: Partial<Pick<PersonRow, 'role' | 'residents' | 'isActive'>>,
) => call<PersonRow & { removedKeys: number }>(`/staff/people/${id}`, { method: 'PATCH', body: change });
