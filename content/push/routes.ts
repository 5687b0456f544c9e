import { endpointRequest, followsRequest, reminderRequest } from '@longwave/contract/push.ts';
import { type Context, Hono } from 'hono';
import type * as z from 'zod/mini';
import { isFromAnotherSite } from '../http/from-another-site.ts';
import { Refusal } from '../http/problem.ts';
import type { ContentSettings } from '../settings.ts';
import { parseBody, readBytes } from '../staff/body.ts';
import { patience, whenFree } from '../store/when-free.ts';
import type { Store } from '../store.ts';
import { isRecipient, type Recipient } from './encrypt.ts';
import { comingBroadcast, remindBefore } from './find-notices.ts';
import type { Push } from './push.ts';
import { isPushAddress } from './push-address.ts';

const mostBytes = 64 * 1024;
export const mostSubscriptions = 50_000;
const day = 86_400_000;
const noStore = { 'cache-control': 'no-store' };

/** asking for notices, and not wanting them any more. Whoever knows an endpoint may: nobody but its browser does. */
export function pushRoutes(push: Push | undefined, store: Store, settings: ContentSettings) {
  const app = new Hono().get('/push/key.json', (c) => c.json({ key: push?.publicKey ?? null }, 200, noStore));
  if (!push) return app;
  const kept = push.store;
  const write = (work: () => void) => whenFree(work, performance.now() + patience);

  async function read<T extends z.ZodMiniType>(c: Context, shape: T): Promise<z.infer<T>> {
    const { siteOrigins, siteUrl } = settings;
    if (isFromAnotherSite(c.req.raw, [...siteOrigins, ...(siteUrl ? [new URL(siteUrl).origin] : [])]))
      throw new Refusal(403, 'Only pages of this station may ask for notices');
    return parseBody((await readBytes(c.req.raw, mostBytes)).toString('utf8'), shape);
  }

  function check({ endpoint, keys }: { endpoint: string; keys: Recipient }): void {
    if (!isPushAddress(endpoint, settings.push.loopback))
      throw new Refusal(400, 'endpoint must be a public https address', 'subscription.endpoint');
    if (!isRecipient(keys)) throw new Refusal(400, 'keys are not those of a browser', 'subscription.keys');
    if (!kept.has(endpoint) && kept.subscriptions() >= mostSubscriptions)
      throw new Refusal(503, 'This station cannot send notices to more browsers');
  }

  return app
    .post('/push/follows.json', async (c) => {
      const { subscription, follows } = await read(c, followsRequest);
      check(subscription);
      await write(() =>
        kept.setFollows(
          subscription,
          follows.map(({ kind, id }) => `${kind}/${id}` as const),
        ),
      );
      return c.json(kept.state(subscription.endpoint), 200, noStore);
    })
    .post('/push/reminder.json', async (c) => {
      const { subscription, broadcast, wanted } = await read(c, reminderRequest);
      check(subscription);
      const coming = wanted ? comingBroadcast(store, broadcast, settings.now()) : undefined;
      if (wanted && !coming) throw new Refusal(404, 'There is no such broadcast to come', 'broadcast');
      if (coming && coming.start - settings.now() <= remindBefore)
        throw new Refusal(409, 'It begins in less than ten minutes', 'broadcast');
      const until = coming && coming.start + day;
      await write(() => kept.setReminder(subscription, `broadcast/${broadcast}`, until));
      return c.json(kept.state(subscription.endpoint), 200, noStore);
    })
    .post('/push/state.json', async (c) => {
      const { endpoint } = await read(c, endpointRequest);
      return c.json(kept.state(endpoint), 200, noStore);
    })
    .post('/push/forget.json', async (c) => {
      const { endpoint } = await read(c, endpointRequest);
      await write(() => kept.forget(endpoint));
      return c.body(null, 204);
    });
}
