import { call } from './call.ts';

export type Role = 'owner' | 'editor' | 'host';
export type Person = { id: number; name: string; email: string; role: Role; residents: string[] };
export type Session = {
  person: Person;
  stepUpUntil: string | null;
  station: { name: string; zone: string };
};

export const readSession = () => call<Session>('/staff/session', { withoutSignIn: true });

export const signIn = (email: string, password: string) =>
  call<unknown>('/staff/sign-in', { method: 'POST', body: { email, password }, withoutSignIn: true });

export const signOut = () => call<unknown>('/staff/sign-out', { method: 'POST', withoutSignIn: true });

export const stepUp = (password: string) => post('/staff/step-up', { password });

/** The password or passkey that a new person chooses to sign in with. */
export type Proof = { password: string } | { passkey: object };

export const setUp = (owner: { token: string; name: string; email: string } & Proof) =>
  post('/staff/setup', owner);

function post<T>(path: string, body: unknown): Promise<T> {
  return call<T>(path, { method: 'POST', body, withoutSignIn: true });
}
