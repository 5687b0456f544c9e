import { useSyncExternalStore } from 'react';
import { endCalls, type Reauthentication, setReauthenticator } from '../api/call.ts';
import { isStatus, sentenceOf } from '../api/problem.ts';
import { readSession, type Session } from '../api/session.ts';

/** Who is signed in, as far as this tab knows. */
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

/** The session, for screens that only a signed-in person sees. */
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

/** Reloads the page without any state of the former person. Their unsaved text stays in localStorage under their name. */
export function startAnew(): void {
  endCalls();
  set({ status: 'unknown' });
  location.reload();
}

const personKey = 'studio-person';

/** Tells other tabs who is signed in: all share one session, and nobody's text must be saved under another name. */
function tellOtherTabs(person: number): void {
  try {
    localStorage.setItem(personKey, String(person));
  } catch {
    // localStorage is full or forbidden, so it has no unsaved text either.
  }
}

addEventListener('storage', ({ key, newValue }) => {
  if (key !== personKey || state.status !== 'signed-in') return;
  if (newValue !== String(state.session.person.id)) startAnew();
});

/** Lets requests wait until somebody has signed in or confirmed again; then all of them go on. */
setReauthenticator((required) => {
  if (state.status !== 'signed-in') return Promise.resolve(false);
  if (state.reauthentication !== required) set({ ...state, reauthentication: required });
  return new Promise((resolve) => waiting.push(resolve));
});

/** Called when somebody has signed in or confirmed again, or has cancelled that. The text on the open screen stays. */
export async function finishReauthentication(isConfirmed: boolean): Promise<void> {
  if (state.status !== 'signed-in') return;
  const before = state.session.person.id;
  if (isConfirmed) {
    const session = await readSession();
    // Another person has signed in, who may see other things.
    if (session.person.id !== before) return startAnew();
    set({ status: 'signed-in', session, reauthentication: null });
  } else set({ ...state, reauthentication: null });
  const resumed = waiting;
  waiting = [];
  for (const resume of resumed) resume(isConfirmed);
}
