import { type PushSubscriptionFacts, pushSubscription } from '@longwave/contract/push.ts';
import { pushWords } from '../../words/push.ts';
import { locale } from '../../words/words.ts';

/** The browser's side of Web Push. */

const maxWait = 15_000;

export class NotAllowed extends Error {}

/** This browser's subscription, if there is one. Does not ask the visitor. */
export async function currentSubscription(): Promise<PushSubscriptionFacts | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? pushSubscription.parse(subscription.toJSON()) : undefined;
}

/**
 * Asks the visitor for permission if needed; undefined when they dismiss the question. The key is read after that, because a
 * browser may refuse to ask unless it is done at once when the button is pressed.
 */
export async function subscribe(readKey: () => Promise<string>): Promise<PushSubscriptionFacts | undefined> {
  const permission = await Notification.requestPermission();
  if (permission === 'denied') throw new NotAllowed();
  if (permission !== 'granted') return undefined;
  const { pushManager } = await worker();
  const options = { userVisibleOnly: true, applicationServerKey: await readKey() };
  const subscription = await pushManager.subscribe(options).catch(async (error: unknown) => {
    // The browser is subscribed with another key, for example from before the station lost its data.
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  });
  await storeNoticeWords();
  return pushSubscription.parse(subscription.toJSON());
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

function worker(): Promise<ServiceWorkerRegistration> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The service worker did not start')), maxWait);
    navigator.serviceWorker.ready.then(resolve, reject);
  });
}

/** Stores the words with which the service worker shows notices. */
async function storeNoticeWords(): Promise<void> {
  const { newFrom, onAirAt } = pushWords;
  const cache = await caches.open('notices');
  await cache.put('/notice-words', Response.json({ newFrom, onAirAt, locale: locale() }));
}
