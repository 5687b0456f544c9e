import {
  maxFollows,
  type PushState,
  type PushSubscriptionFacts,
  pushKey,
  pushState,
} from '@longwave/contract/push.ts';
import { HttpError, request, requestJson } from '../../http.ts';
import { saved } from '../saved.ts';
import type { Follow } from '../saved-entries.ts';
import { currentSubscription, NotAllowed, subscribe, unsubscribe } from './push-browser.ts';
import { canNotify, followsSubject, noPush, push } from './push-state.ts';
import {
  clearSentFollows,
  type SentFollow,
  sentFollows,
  serialiseFollows,
  storeSentFollows,
} from './sent-follows.ts';

let restoring: Promise<void> | undefined;

/** Finds out, once per visit unless it fails, whether the station sends notices and which are on. */
export function restorePush(contentHost: string): Promise<void> {
  restoring ??= fetchPushState(contentHost).catch((error: unknown) => {
    restoring = undefined;
    console.warn('Whether there are notices is not known:', error);
  });
  return restoring;
}

async function fetchPushState(contentHost: string): Promise<void> {
  if (!canNotify()) return;
  const { key } = pushKey.parse(await requestJson(`${contentHost}/push/key.json`));
  if (key === null) return push.setState({ ...noPush, key });
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

/** The follows as they are sent: without names and times, which the station need not know. */
function followsToSend(follows: Follow[]): SentFollow[] {
  return follows.slice(0, maxFollows).map(({ kind, id }) => ({ kind, id }));
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
  if (push.getState().busy !== undefined) return;
  push.setState({ busy: subject, problem: undefined });
  try {
    const subscription = isOn
      ? await restorePush(contentHost).then(currentSubscription)
      : await subscribe(() => publicKey(contentHost));
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

async function publicKey(contentHost: string): Promise<string> {
  await restorePush(contentHost);
  const { key } = push.getState();
  if (!key) throw new Error('The public key of the station is not known');
  return key;
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
