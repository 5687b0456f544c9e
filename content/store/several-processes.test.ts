import { signatureHeader, signBody } from '@longwave/server-kit/signed-body.ts';
import { expect, onTestFinished, test } from 'vitest';
import { openContent, startContent, testKey } from '../testing/content.ts';
import { show, slot } from '../testing/documents.ts';
import { newStore } from '../testing/store.ts';
import { createCleanUp } from './clean-up.ts';
import { openStore } from './open-store.ts';
import { saveDraftInTransaction } from './publishing.ts';
import { readDocument, type StoredDocument } from './stored-document.ts';
import { moveToTrash } from './trash.ts';

const secret = 'a secret for the tests';
const hour = 3_600_000;
const day = 24 * hour;
const headers = { authorization: `Bearer ${testKey}` };

/** Three content services of one station, as three processes would run them. */
async function threeServices(documents: Parameters<typeof startContent>[0], now: () => number) {
  const first = await startContent(documents, { now, sessionSecret: secret });
  const services = [first, await openContent(first.settings), await openContent(first.settings)] as const;
  onTestFinished(async () => {
    for (const service of services) await service.close();
  });
  return services;
}

test('[R-822] of several processes one publishes a draft at its time, and every one shows it', async () => {
  let now = Date.parse('2026-11-16T12:00:00Z');
  const services = await threeServices([], () => now);
  const [first] = services;
  const draft = show('due', '2026-11-01T10:00:00Z');
  expect((await first.put(draft, '?publish_at=2026-11-16T12:01:00Z')).status).toBe(202);
  now += 2 * 60_000;
  for (const service of services)
    await expect.poll(async () => (await service.get('/shows/due.json')).status).toBe(200);
  const answer = await first.get('/documents/show/due/versions', { headers });
  const { versions } = (await answer.json()) as { versions: { note: string | null; state: string }[] };
  expect(versions).toMatchObject([{ state: 'live', note: 'published at its time' }]);
  const store = await openStore(first.settings.data, first.settings.databaseUrl);
  const changes = await store.outbox.after(0, 100);
  await store.close();
  expect(changes.filter(({ keys }) => keys?.includes('show/due'))).toHaveLength(1);
});

test('[R-822] a report of the radio host that reaches several processes at once makes one show', async () => {
  const now = Date.parse('2026-11-16T12:00:00Z');
  const services = await threeServices([slot('morning')], () => now);
  const start = '2026-11-15T10:00:00Z';
  const report = { slot: 'morning-2026-11-15', recording: 'live-morning', start, seconds: 7200, bytes: 100 };
  const body = JSON.stringify(report);
  const signed = { [signatureHeader]: await signBody(body, secret) };
  const answers = await Promise.all(
    services.map((service) => service.get('/broadcasts', { method: 'POST', body, headers: signed })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
  for (const service of services)
    await expect.poll(async () => (await service.get('/shows/morning-2026-11-15.json')).status).toBe(200);
});

test('[R-822] writes that several processes send at once are all done, each based on the one before', async () => {
  const now = Date.parse('2026-11-16T12:00:00Z');
  const services = await threeServices([show('tide', '2026-11-01T10:00:00Z')], () => now);
  const [first] = services;
  const form = show('tide', '2026-11-01T10:00:00Z');
  const puts = Array.from({ length: 4 }, (_, at) =>
    services.map((service, index) => service.put({ ...form, title: `Title ${at} ${index}` })),
  );
  const answers = await Promise.all(puts.flat());
  expect(answers.every((answer) => answer.status === 200)).toBe(true);
  const list = await first.get('/documents/show/tide/versions?limit=100', { headers });
  const { versions } = (await list.json()) as { versions: unknown[] };
  expect(versions).toHaveLength(13);
  const titles = await Promise.all(
    services.map(async (service) => (await service.json<{ title: string }>('/shows/tide.json')).title),
  );
  expect(new Set(titles).size).toBe(1);
});

test('[R-822] of several processes one cleans up, and after an hour another one may', async () => {
  const store = await newStore();
  onTestFinished(() => store.close());
  const [one, other] = [createCleanUp(store), createCleanUp(store)];
  const now = 100 * day;
  const throwAway = (slug: string) =>
    store.write(async (transaction) => {
      const edit = { author: 'ada', now: 0 };
      await saveDraftInTransaction(transaction, show(slug, '2026-01-01T10:00:00Z'), null, edit);
      await moveToTrash(transaction, (await readDocument(transaction, 'show', slug)) as StoredDocument, 0);
      const newer = show(`newer-than-${slug}`, '2026-01-01T10:00:00Z');
      await saveDraftInTransaction(transaction, newer, null, edit);
    });
  const isThere = async (slug: string) => (await readDocument(store, 'show', slug)) !== undefined;
  await throwAway('first');
  await one(now);
  expect(await isThere('first')).toBe(false);
  await throwAway('second');
  await other(now);
  expect(await isThere('second')).toBe(true);
  await other(now + hour);
  expect(await isThere('second')).toBe(false);
});

test('a process whose clock ran far ahead keeps nobody from cleaning up', async () => {
  const store = await newStore();
  onTestFinished(() => store.close());
  const [ahead, other] = [createCleanUp(store), createCleanUp(store)];
  const now = 100 * day;
  await ahead(now + 365 * day);
  await store.write(async (transaction) => {
    const edit = { author: 'ada', now: 0 };
    await saveDraftInTransaction(transaction, show('tide', '2026-01-01T10:00:00Z'), null, edit);
    await saveDraftInTransaction(transaction, show('newer', '2026-01-01T10:00:00Z'), null, edit);
    await moveToTrash(transaction, (await readDocument(transaction, 'show', 'tide')) as StoredDocument, 0);
  });
  await other(now);
  expect(await readDocument(store, 'show', 'tide')).toBeUndefined();
});
