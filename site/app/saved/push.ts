import { type PushState, type PushSubscriptionFacts, pushKey, pushState } from '@longwave/contract/push.ts';
import { createStore } from 'zustand/vanilla';
import { HttpError, request, requestJson } from '../http.ts';
import { canNotify, currentSubscription, NotAllowed, subscribe, unsubscribe } from './push-browser.ts';
import { saved } from './saved.ts';
import { forgetTold, rememberTold, type ToldFollow, tellable, textOf, toldFollows } from './told-follows.ts';

/** Web Push as the station has it: every change is what the station answered. */
type Push = PushState & {
  /** The station's public key, once it is known that notices can be had here. */
  key: string | undefined;
  /** What the visitor pressed that is being done, and what the last press met with. */
  busy: string | undefined;
  trouble: { about: string; kind: 'denied' | 'tooLate' | 'failed' } | undefined;
};

const nothing: PushState = { follows: false, reminders: [] };

export const push = createStore<Push>(() => ({
  ...nothing,
  key: undefined,
  busy: undefined,
  trouble: undefined,
}));

/** For `busy` and `trouble`; a reminder goes by the id of its broadcast. */
export const aboutFollows = 'follows';

let recalled = false;

/** Finds out once in a visit whether notices can be had, and which there are. */
export function recallPush(contentHost: string): void {
  if (recalled) return;
  recalled = true;
  recall(contentHost).catch((error: unknown) => {
    console.warn('Whether there are notices is not known:', error);
  });
}

async function recall(contentHost: string): Promise<void> {
  if (!canNotify()) return;
  const { key } = pushKey.parse(await requestJson(`${contentHost}/push/key.json`));
  if (key === null) return;
  const current = await currentSubscription();
  const state = current ? await ask(contentHost, 'state', { endpoint: current.endpoint }) : nothing;
  if (!state.follows) forgetTold();
  push.setState({ ...state, key });
}

/** Notices of new shows by everybody who is followed, or no more. */
export function switchFollows(contentHost: string): Promise<void> {
  const isOn = push.getState().follows;
  return change(contentHost, { about: aboutFollows, isOn }, (subscription) =>
    setFollows(contentHost, subscription, isOn ? [] : tellable(saved.getState().follows)),
  );
}

export function switchReminder(contentHost: string, broadcast: string): Promise<void> {
  const isOn = push.getState().reminders.includes(broadcast);
  return change(contentHost, { about: broadcast, isOn }, (subscription) =>
    ask(contentHost, 'reminder', { subscription, broadcast, wanted: !isOn }),
  );
}

/** After a follow has changed. */
export async function tellFollows(contentHost: string): Promise<void> {
  const follows = tellable(saved.getState().follows);
  if (toldFollows() === textOf(follows)) return;
  const subscription = await currentSubscription();
  // The visitor has taken the permission back.
  if (!subscription) return forgetTold();
  push.setState(await setFollows(contentHost, subscription, follows));
  await leaveIfUnused(contentHost);
}

/** Nothing of this browser is kept at the station any more. Should the station not hear of it, the push service tells it. */
export async function forgetPush(contentHost: string): Promise<void> {
  forgetTold();
  const current = canNotify() ? await currentSubscription() : undefined;
  if (!current) return;
  push.setState(nothing);
  await unsubscribe();
  await request(`${contentHost}/push/forget.json`, posted({ endpoint: current.endpoint }));
}

async function setFollows(
  contentHost: string,
  subscription: PushSubscriptionFacts,
  follows: ToldFollow[],
): Promise<PushState> {
  const state = await ask(contentHost, 'follows', { subscription, follows });
  if (state.follows) rememberTold(follows);
  else forgetTold();
  return state;
}

async function change(
  contentHost: string,
  { about, isOn }: { about: string; isOn: boolean },
  work: (subscription: PushSubscriptionFacts) => Promise<PushState>,
): Promise<void> {
  const { key, busy } = push.getState();
  if (!key || busy !== undefined) return;
  push.setState({ busy: about, trouble: undefined });
  try {
    const subscription = isOn ? await currentSubscription() : await subscribe(key);
    if (subscription) push.setState(await work(subscription));
    else if (isOn) push.setState(nothing);
    await leaveIfUnused(contentHost);
  } catch (error) {
    console.warn('Notices could not be changed:', error);
    push.setState({ trouble: { about, kind: troubleIn(error) } });
  } finally {
    push.setState({ busy: undefined });
  }
}

/** Who wants nothing is subscribed to nothing. */
async function leaveIfUnused(contentHost: string): Promise<void> {
  const { follows, reminders } = push.getState();
  if (!follows && reminders.length === 0) await forgetPush(contentHost);
}

async function ask(contentHost: string, path: string, body: object): Promise<PushState> {
  return pushState.parse(await requestJson(`${contentHost}/push/${path}.json`, posted(body)));
}

function posted(body: object) {
  return {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
    timeout: 15_000,
  };
}

function troubleIn(error: unknown): 'denied' | 'tooLate' | 'failed' {
  if (error instanceof NotAllowed) return 'denied';
  const status = error instanceof HttpError ? error.status : undefined;
  return status === 404 || status === 409 ? 'tooLate' : 'failed';
}
