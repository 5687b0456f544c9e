import * as z from 'zod/mini';

type Identity = { id: string; properties: Record<string, unknown> };
type Deliver = (id: string, properties: Record<string, unknown>) => void;

const refusedIds = ['distinct_id', 'distinctid'];
let identity: Identity | null = null;
let deliver: Deliver | null = null;

/** sends the visitor's id to the analytics service once they have agreed to be counted. Refuses empty ids and placeholders. */
export function identify(id: string, properties: Record<string, unknown> = {}): void {
  if (typeof id !== 'string' || id.trim() === '' || refusedIds.includes(id.trim().toLowerCase())) {
    console.error(`"${id}" is no id of a visitor; the visitor was not identified.`);
    return;
  }
  identity = { id: id.trim(), properties };
  deliver?.(identity.id, identity.properties);
}

export function deliverIdentity(receiver: Deliver): void {
  deliver = receiver;
  if (identity) receiver(identity.id, identity.properties);
}

export function dropIdentity(): void {
  deliver = null;
}

const identityMessage = z.object({
  longwave: z.object({
    identify: z.string(),
    properties: z.optional(z.record(z.string(), z.unknown())),
  }),
});

/**
 * Listens for the visitor's id from the site where they create accounts: `opener.postMessage({ longwave: { identify: id } }, site)`.
 * The station's own scripts may call `longwave.identify(id)`. Returns a function that stops listening.
 */
export function listenForIdentity(accountUrl: string | null): () => void {
  Object.assign(window, { longwave: { identify } });
  const trusted = accountUrl ? new URL(accountUrl, location.href).origin : null;
  const onMessage = ({ origin, data }: MessageEvent) => {
    if (origin !== trusted) return;
    const message = identityMessage.safeParse(data);
    if (message.success) identify(message.data.longwave.identify, message.data.longwave.properties);
  };
  addEventListener('message', onMessage);
  return () => removeEventListener('message', onMessage);
}
