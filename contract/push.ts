import * as z from 'zod/mini';
import { slug } from './slug.ts';

/** Web Push: what the browser sends to `{content}/push/…`, and what a notice contains. */

const base64url = z.string().check(z.regex(/^[A-Za-z0-9_-]+={0,2}$/), z.maxLength(200));

export const maxFollows = 200;

const endpoint = z.string().check(z.maxLength(1000));

/** Subset of `PushSubscription.toJSON()`. */
export const pushSubscription = z.object({
  endpoint,
  keys: z.object({ p256dh: base64url, auth: base64url }),
});
export type PushSubscriptionFacts = z.infer<typeof pushSubscription>;

const followed = z.object({ kind: z.enum(['resident', 'programme']), id: slug });

/** `POST /push/follows.json`: replaces the list of followed residents and programmes; with an empty list nobody is followed. */
export const followsRequest = z.object({
  subscription: pushSubscription,
  follows: z.array(followed).check(z.maxLength(maxFollows)),
});

/** `POST /push/reminder.json`: sets or removes a reminder of one broadcast, sent ten minutes before it begins. */
export const reminderRequest = z.object({
  subscription: pushSubscription,
  broadcast: slug,
  wanted: z.boolean(),
});

/** Body of `POST /push/state.json`, which reads what is stored, and `POST /push/forget.json`, which removes it. */
export const endpointRequest = z.object({ endpoint });

export const pushState = z.object({ follows: z.boolean(), reminders: z.array(z.string()) });
export type PushState = z.infer<typeof pushState>;

/** `GET /push/key.json`: the station's public key; null if it sends no notices. */
export const pushKey = z.object({ key: z.nullable(z.string()) });

/** Data of a notice for the service worker. The text around it comes from the page the visitor subscribed on. */
export type Notice =
  | { kind: 'show'; title: string; from: string; path: string; tag: string }
  | { kind: 'reminder'; title: string; start: string; path: string; tag: string };
