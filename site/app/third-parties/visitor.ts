import * as z from 'zod/mini';

type Identity = { id: string; properties: Record<string, unknown> };
type Deliver = (id: string, properties: Record<string, unknown>) => void;

const refusedIds = ['distinct_id', 'distinctid'];
let identity: Identity | null = null;
let deliver: Deliver | null = null;

/** names the visitor to the analytics service, once they have agreed to be counted. Two ids are always a mistake. */
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
 * The site where visitors create their accounts says who they are: `opener.postMessage({ longwave: { identify: id } }, site)`.
 * Scripts of the station's own may call `longwave.identify(id)`. Returns what ends the listening.
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
