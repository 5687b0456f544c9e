import { endpointRequest, followsRequest, reminderRequest } from '@longwave/contract/push.ts';
import { isCrossSite } from '@longwave/server-kit/cross-site.ts';
import { type Context, Hono } from 'hono';
import type * as z from 'zod/mini';
import { parseBody, readBytes } from '../http/body.ts';
import { HttpError } from '../http/http-error.ts';
import type { ContentSettings } from '../settings.ts';
import type { Store } from '../store/repository.ts';
import { isRecipient, type Recipient } from './encrypt.ts';
import { findUpcomingBroadcast, reminderLead } from './find-notices.ts';
import type { Push } from './push.ts';
import { isPushEndpoint } from './push-endpoint.ts';

const maxBytes = 64 * 1024;
const maxSubscriptions = 50_000;
const day = 86_400_000;
const noStore = { 'cache-control': 'no-store' };

/** subscribing and unsubscribing. An endpoint is a secret of its browser, so whoever knows it may change its subscription. */
export function pushRoutes(push: Push | undefined, store: Store, settings: ContentSettings) {
  const app = new Hono().get('/push/key.json', (c) => c.json({ key: push?.publicKey ?? null }, 200, noStore));
  if (!push) return app;
  const table = store.push;

  async function read<T extends z.ZodMiniType>(c: Context, shape: T): Promise<z.infer<T>> {
    const { siteOrigins, siteUrl } = settings;
    const ownOrigins = [...siteOrigins, ...(siteUrl ? [new URL(siteUrl).origin] : [])];
    if (isCrossSite((name) => c.req.header(name), ownOrigins))
      throw new HttpError(403, 'Only pages of this station may ask for notices');
    return parseBody((await readBytes(c.req.raw, maxBytes)).toString('utf8'), shape);
  }

  async function check({ endpoint, keys }: { endpoint: string; keys: Recipient }): Promise<void> {
    if (!isPushEndpoint(endpoint, settings.push.loopback))
      throw new HttpError(400, 'endpoint must be a public https address', 'subscription.endpoint');
    if (!isRecipient(keys)) throw new HttpError(400, 'keys are not those of a browser', 'subscription.keys');
    if (!(await table.has(endpoint)) && (await table.subscriptions()) >= maxSubscriptions)
      throw new HttpError(503, 'This station cannot send notices to more browsers');
  }

  return app
    .post('/push/follows.json', async (c) => {
      const { subscription, follows } = await read(c, followsRequest);
      await check(subscription);
      await table.setFollows(
        subscription,
        follows.map(({ kind, id }) => `${kind}/${id}` as const),
      );
      return c.json(await table.state(subscription.endpoint), 200, noStore);
    })
    .post('/push/reminder.json', async (c) => {
      const { subscription, broadcast, wanted } = await read(c, reminderRequest);
      await check(subscription);
      const coming = wanted ? await findUpcomingBroadcast(store, broadcast, settings.now()) : undefined;
      if (wanted && !coming) throw new HttpError(404, 'There is no such broadcast to come', 'broadcast');
      if (coming && coming.start - settings.now() <= reminderLead)
        throw new HttpError(409, 'It begins in less than ten minutes', 'broadcast');
      const until = coming && coming.start + day;
      await table.setReminder(subscription, `broadcast/${broadcast}`, until);
      return c.json(await table.state(subscription.endpoint), 200, noStore);
    })
    .post('/push/state.json', async (c) => {
      const { endpoint } = await read(c, endpointRequest);
      return c.json(await table.state(endpoint), 200, noStore);
    })
    .post('/push/forget.json', async (c) => {
      const { endpoint } = await read(c, endpointRequest);
      await table.removeSubscription(endpoint);
      return c.body(null, 204);
    });
}
