import { type PushState, type PushSubscriptionFacts, pushKey, pushState } from '@longwave/contract/push.ts';
import { createStore } from 'zustand/vanilla';
import { HttpError, request, requestJson } from '../../http.ts';
import { saved } from '../saved.ts';
import { canNotify, currentSubscription, NotAllowed, subscribe, unsubscribe } from './push-browser.ts';
import {
  clearSentFollows,
  followsToSend,
  type SentFollow,
  sentFollows,
  serialiseFollows,
  storeSentFollows,
} from './sent-follows.ts';

/** Web Push: the state as the station last reported it. */
type Push = PushState & {
  /** The station's public key; undefined until it is known that this browser can get notices. */
  key: string | undefined;
  /** The subject of the request under way, and the problem of the last one. */
  busy: string | undefined;
  problem: { subject: string; kind: 'denied' | 'tooLate' | 'failed' } | undefined;
};

const noPush: PushState = { follows: false, reminders: [] };

export const push = createStore<Push>(() => ({
  ...noPush,
  key: undefined,
  busy: undefined,
  problem: undefined,
}));

/** The subject of follow notices in `busy` and `problem`; the subject of a reminder is the id of its broadcast. */
export const followsSubject = 'follows';

let restored = false;

/** Finds out, once per visit, whether this browser can get notices and which are on. */
export function restorePush(contentHost: string): void {
  if (restored) return;
  restored = true;
  fetchPushState(contentHost).catch((error: unknown) => {
    console.warn('Whether there are notices is not known:', error);
  });
}

async function fetchPushState(contentHost: string): Promise<void> {
  if (!canNotify()) return;
  const { key } = pushKey.parse(await requestJson(`${contentHost}/push/key.json`));
  if (key === null) return;
  const current = await currentSubscription();
  const state = current ? await post(contentHost, 'state', { endpoint: current.endpoint }) : noPush;
  if (!state.follows) clearSentFollows();
  push.setState({ ...state, key });
}

/** Turns notices of new shows by everybody who is followed on or off. */
export function toggleFollowNotices(contentHost: string): Promise<void> {
  const isOn = push.getState().follows;
  return change(contentHost, { subject: followsSubject, isOn }, (subscription) =>
    setFollows(contentHost, subscription, isOn ? [] : followsToSend(saved.getState().follows)),
  );
}

export function toggleReminder(contentHost: string, broadcast: string): Promise<void> {
  const isOn = push.getState().reminders.includes(broadcast);
  return change(contentHost, { subject: broadcast, isOn }, (subscription) =>
    post(contentHost, 'reminder', { subscription, broadcast, wanted: !isOn }),
  );
}

/** Sends the follows to the station after one of them has changed. */
export async function sendFollows(contentHost: string): Promise<void> {
  const follows = followsToSend(saved.getState().follows);
  if (sentFollows() === serialiseFollows(follows)) return;
  const subscription = await currentSubscription();
  // There is no subscription, because the visitor has withdrawn the permission.
  if (!subscription) return clearSentFollows();
  push.setState(await setFollows(contentHost, subscription, follows));
  await unsubscribeIfUnused(contentHost);
}

/** Removes this browser's subscription. If the request to the station fails, the push service will report it as gone. */
export async function removeSubscription(contentHost: string): Promise<void> {
  clearSentFollows();
  const current = canNotify() ? await currentSubscription() : undefined;
  if (!current) return;
  push.setState(noPush);
  await unsubscribe();
  await request(`${contentHost}/push/forget.json`, jsonPost({ endpoint: current.endpoint }));
}

async function setFollows(
  contentHost: string,
  subscription: PushSubscriptionFacts,
  follows: SentFollow[],
): Promise<PushState> {
  const state = await post(contentHost, 'follows', { subscription, follows });
  if (state.follows) storeSentFollows(follows);
  else clearSentFollows();
  return state;
}

async function change(
  contentHost: string,
  { subject, isOn }: { subject: string; isOn: boolean },
  work: (subscription: PushSubscriptionFacts) => Promise<PushState>,
): Promise<void> {
  const { key, busy } = push.getState();
  if (!key || busy !== undefined) return;
  push.setState({ busy: subject, problem: undefined });
  try {
    const subscription = isOn ? await currentSubscription() : await subscribe(key);
    if (subscription) push.setState(await work(subscription));
    else if (isOn) push.setState(noPush);
    await unsubscribeIfUnused(contentHost);
  } catch (error) {
    console.warn('Notices could not be changed:', error);
    push.setState({ problem: { subject, kind: problemOf(error) } });
  } finally {
    push.setState({ busy: undefined });
  }
}

async function unsubscribeIfUnused(contentHost: string): Promise<void> {
  const { follows, reminders } = push.getState();
  if (!follows && reminders.length === 0) await removeSubscription(contentHost);
}

async function post(contentHost: string, path: string, body: object): Promise<PushState> {
  return pushState.parse(await requestJson(`${contentHost}/push/${path}.json`, jsonPost(body)));
}

function jsonPost(body: object) {
  return {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
    timeout: 15_000,
  };
}

function problemOf(error: unknown): 'denied' | 'tooLate' | 'failed' {
  if (error instanceof NotAllowed) return 'denied';
  const status = error instanceof HttpError ? error.status : undefined;
  return status === 404 || status === 409 ? 'tooLate' : 'failed';
}
