import type { PushState } from '@longwave/contract/push.ts';
import { createStore } from 'zustand/vanilla';
import { sentFollows } from './sent-follows.ts';

/** Web Push: the state as the station last reported it, or until then as it was last stored here. */
type Push = PushState & {
  /** The station's public key; null if it sends no notices, undefined until that is known. */
  key: string | null | undefined;
  /** The subject of the request under way, and the problem of the last one. */
  busy: string | undefined;
  problem: { subject: string; kind: 'denied' | 'tooLate' | 'failed' } | undefined;
};

export const noPush: PushState = { follows: false, reminders: [] };

export const push = createStore<Push>(() => ({
  follows: !import.meta.env.SSR && sentFollows() !== undefined,
  reminders: [],
  key: undefined,
  busy: undefined,
  problem: undefined,
}));

/** The subject of follow notices in `busy` and `problem`; the subject of a reminder is the id of its broadcast. */
export const followsSubject = 'follows';

export function canNotify(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}
