import { useSyncExternalStore } from 'react';
import { endCalls, type Reauthentication, setReauthenticator } from '../api/call.ts';
import { isStatus, sentenceOf } from '../api/problem.ts';
import { readSession, type Session } from '../api/session.ts';

/** Who works here, as far as this tab knows. */
export type SessionState =
  | { status: 'unknown' }
  | { status: 'failed'; reason: string }
  | { status: 'no-owner' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; session: Session; reauthentication: Reauthentication | null };

let state: SessionState = { status: 'unknown' };
const listeners = new Set<() => void>();
let waiting: ((isConfirmed: boolean) => void)[] = [];

function set(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

export function useSessionState(): SessionState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );
}

/** Of screens that only somebody who is signed in sees. */
export function useSession(): Session {
  const current = useSessionState();
  if (current.status !== 'signed-in') throw new Error('Nobody is signed in.');
  return current.session;
}

export async function loadSession(): Promise<void> {
  try {
    const session = await readSession();
    set({ status: 'signed-in', session, reauthentication: null });
    tellOtherTabs(session.person.id);
  } catch (error) {
    if (isStatus(error, 401)) set({ status: error.body.setup === true ? 'no-owner' : 'signed-out' });
    else set({ status: 'failed', reason: sentenceOf(error) });
  }
}

/** Loads the page anew, without anything of the person who was signed in. What they typed stays stored under their name. */
export function startAnew(): void {
  endCalls();
  set({ status: 'unknown' });
  location.reload();
}

const personKey = 'studio-person';

/** All tabs share one session: what one person has typed in another tab must not be saved as somebody else's. */
function tellOtherTabs(person: number): void {
  try {
    localStorage.setItem(personKey, String(person));
  } catch {
    // A full or forbidden storage keeps no text either.
  }
}

addEventListener('storage', ({ key, newValue }) => {
  if (key !== personKey || state.status !== 'signed-in') return;
  if (newValue !== String(state.session.person.id)) startAnew();
});

/** Requests wait until somebody has signed in or confirmed again; all that wait go on together. */
setReauthenticator((required) => {
  if (state.status !== 'signed-in') return Promise.resolve(false);
  if (state.reauthentication !== required) set({ ...state, reauthentication: required });
  return new Promise((resolve) => waiting.push(resolve));
});

/** Somebody has signed in or confirmed again, or has cancelled it. What was typed elsewhere stays as it is. */
export async function finishReauthentication(isConfirmed: boolean): Promise<void> {
  if (state.status !== 'signed-in') return;
  const before = state.session.person.id;
  if (isConfirmed) {
    const session = await readSession();
    // Another person has signed in: what they may see differs.
    if (session.person.id !== before) return startAnew();
    set({ status: 'signed-in', session, reauthentication: null });
  } else set({ ...state, reauthentication: null });
  const resumed = waiting;
  waiting = [];
  for (const resume of resumed) resume(isConfirmed);
}
