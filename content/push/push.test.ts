import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { StationDocument } from '@longwave/contract/documents.ts';
import { captureLog } from '@longwave/server-kit/testing/captured-log.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPushService } from '../../testing/push-service.ts';
import { readProblem, startContent, type TestContent, testKey } from '../testing/content.ts';
import { programme, show, slot } from '../testing/documents.ts';

const minute = 60_000;
let now: number;
let content: TestContent;
let service: Awaited<ReturnType<typeof startPushService>>;

const start = (data?: string) =>
  startContent([programme('tides'), slot('tides', { programme: 'tides', startTime: '20:00' })], {
    now: () => now,
    push: { on: true, contact: 'mailto:studio@radio.example', loopback: true },
    ...(data && { data }),
  });

beforeEach(async () => {
  now = Date.parse('2026-11-22T12:00:00Z');
  // Notices are looked for only when a test says so, not also by the timer while shows are being written.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  content = await start();
  await content.push?.sendDue();
  service = await startPushService();
});
afterEach(async () => {
  await content.close();
  vi.useRealTimers();
  await service.close();
});

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  content.get(`/push/${path}.json`, { method: 'POST', body: JSON.stringify(body), headers });
const stationKey = async () => (await content.json<{ key: string }>('/push/key.json')).key;
const subscribe = async () => service.subscribe(await stationKey());
const follow = (subscription: unknown, ...names: string[]) =>
  post('follows', {
    subscription,
    follows: names.map((name) => ({ kind: name.split('/')[0], id: name.split('/')[1] })),
  });
const state = async (endpoint: string) => (await post('state', { endpoint })).json();

const publish = (slug: string, more: Parameters<typeof show>[2] = {}) =>
  write(show(slug, new Date(now).toISOString(), more));

async function write(document: StationDocument) {
  expect((await content.put(document)).status).toBe(200);
}

test('[R-904] a new show is sent once to those who follow its resident or programme, and to nobody else', async () => {
  const [fan, both, other] = [await subscribe(), await subscribe(), await subscribe()];
  await follow(fan, 'resident/ines');
  await follow(both, 'resident/ines', 'programme/tides');
  await follow(other, 'resident/bo');
  await content.push?.sendDue();
  await publish('night', { title: 'Night', programme: 'tides' });
  await content.push?.sendDue();
  await content.push?.sendDue();
  const [first] = service.received(fan.endpoint);
  expect(first?.notice).toEqual({
    kind: 'show',
    title: 'Night',
    from: 'Programme tides',
    path: '/shows/night',
    tag: expect.stringMatching(/^[\w-]{32}$/),
  });
  expect(first?.headers).toMatchObject({
    ttl: String(3 * 86_400),
    urgency: 'normal',
    topic: first?.notice.tag,
    'content-encoding': 'aes128gcm',
  });
  const counts = () => [fan, both, other].map(({ endpoint }) => service.received(endpoint).length);
  expect(counts()).toEqual([1, 1, 0]);

  const second = await start(content.settings.data);
  await Promise.all([second.push?.sendDue(), content.push?.sendDue()]);
  await second.close();
  expect(counts()).toEqual([1, 1, 0]);

  // The notice is claimed by a process that ends before it stores the outcome.
  await follow(other, 'resident/bo');
  await publish('morning', { residents: ['bo'] });
  service.answer({ status: 503 });
  using _log = captureLog();
  await content.push?.sendDue();
  now += minute;
  expect(await content.push?.store.claim(now)).toMatchObject({ endpoint: other.endpoint, attempts: 2 });
  now += 60 * minute;
  await content.push?.sendDue();
  expect(counts()).toEqual([1, 1, 0]);
});

test('shows of the archive, many at once and those without a recording are not announced', async () => {
  const fan = await subscribe();
  await follow(fan, 'resident/ines');
  await publish('old', { date: '2026-01-01T10:00:00Z' });
  await publish('silent', { recording: null });
  await content.push?.sendDue();
  for (let at = 0; at < 11; at++) await publish(`import-${at}`);
  await content.push?.sendDue();
  expect(service.received(fan.endpoint)).toEqual([]);
  await publish('silent');
  await content.push?.sendDue();
  expect(service.received(fan.endpoint).map(({ notice }) => notice.path)).toEqual(['/shows/silent']);
});

test('a show that was announced is not announced again after a rename', async () => {
  const fan = await subscribe();
  await follow(fan, 'resident/ines');
  await publish('night');
  await content.push?.sendDue();
  const renamed = await content.fetch(
    new Request('http://content/documents/show/night/rename', {
      method: 'POST',
      headers: { authorization: `Bearer ${testKey}`, 'if-match': '*' },
      body: '{"slug":"late-night"}',
    }),
  );
  expect(renamed.status).toBe(200);
  await content.push?.sendDue();
  expect(service.received(fan.endpoint).map(({ notice }) => notice.path)).toEqual(['/shows/night']);
});

test('a reminder comes ten minutes before, once, also when the slot was moved', async () => {
  const fan = await subscribe();
  const broadcast = 'tides-2026-11-22';
  const asked = await post('reminder', { subscription: fan, broadcast, wanted: true });
  expect(await asked.json()).toEqual({ follows: false, reminders: [broadcast] });
  await write(slot('tides', { programme: 'tides', startTime: '20:30' }));
  now = Date.parse('2026-11-22T20:19:00Z');
  await content.push?.sendDue();
  expect(service.received(fan.endpoint)).toEqual([]);
  now += minute;
  await content.push?.sendDue();
  now += minute;
  await content.push?.sendDue();
  const [reminder, ...more] = service.received(fan.endpoint);
  expect(more).toEqual([]);
  expect(reminder?.notice).toMatchObject({
    kind: 'reminder',
    title: 'Slot tides',
    start: '2026-11-22T20:30:00.000Z',
    path: '/programmes/tides',
  });
  expect(reminder?.headers).toMatchObject({ ttl: '600', urgency: 'high' });
  expect(await state(fan.endpoint)).toEqual({ follows: false, reminders: [] });
});

test('a reminder is for a broadcast that is more than ten minutes away, and can be taken back', async () => {
  const fan = await subscribe();
  const remind = (broadcast: string, wanted = true) =>
    post('reminder', { subscription: fan, broadcast, wanted });
  expect(await readProblem(await remind('tides-2026-11-23'))).toMatchObject([
    404,
    { parameter: 'broadcast' },
  ]);
  await remind('tides-2026-11-22');
  await remind('tides-2026-11-29');
  expect(await (await remind('tides-2026-11-22', false)).json()).toMatchObject({
    reminders: ['tides-2026-11-29'],
  });
  now = Date.parse('2026-11-22T19:55:00Z');
  expect((await remind('tides-2026-11-22')).status).toBe(409);
  await content.push?.sendDue();
  expect(service.received(fan.endpoint)).toEqual([]);
});

test('turning it off removes the subscription, and so does a push service that knows it no longer', async () => {
  const [one, gone] = [await subscribe(), await subscribe()];
  await follow(one, 'resident/ines');
  await follow(gone, 'resident/ines');
  expect(await content.push?.store.subscriptions()).toBe(2);
  service.drop(gone.endpoint);
  await content.push?.sendDue();
  await publish('night');
  await content.push?.sendDue();
  expect(await state(gone.endpoint)).toEqual({ follows: false, reminders: [] });
  expect(await content.push?.store.subscriptions()).toBe(1);
  expect(await (await follow(one)).json()).toEqual({ follows: false, reminders: [] });
  expect(await content.push?.store.subscriptions()).toBe(0);
  await follow(one, 'resident/ines');
  expect((await post('forget', { endpoint: one.endpoint })).status).toBe(204);
  expect(await content.push?.store.subscriptions()).toBe(0);
});

test('what fails is tried again a few times, with one line in the log for each time', async () => {
  using log = captureLog();
  const fan = await subscribe();
  await follow(fan, 'resident/ines');
  await content.push?.sendDue();
  await publish('night');
  service.answer({ status: 503, headers: { 'retry-after': '90' } }, { status: 500 });
  await content.push?.sendDue();
  now += 89_000;
  await content.push?.sendDue();
  expect(log.lines()).toHaveLength(1);
  now += 1000;
  await content.push?.sendDue();
  now += 2 * minute;
  await content.push?.sendDue();
  expect(service.received(fan.endpoint)).toHaveLength(1);
  const failure = { event: 'Notices could not be sent', host: new URL(fan.endpoint).host, count: 1 };
  expect(log.lines()).toMatchObject([
    { ...failure, reason: 'answered 503' },
    { ...failure, reason: 'answered 500' },
  ]);
  await publish('later');
  service.answer(...Array.from({ length: 9 }, () => ({ status: 500 })));
  for (let at = 0; at < 9; at++) {
    await content.push?.sendDue();
    now += 10 * minute;
  }
  expect(log.lines()).toHaveLength(6);
});

test('a redirect is not followed, and a subscription that never works is given up', async () => {
  using _log = captureLog();
  const [fan, inner] = [await subscribe(), await subscribe()];
  await follow(fan, 'resident/ines');
  await content.push?.sendDue();
  for (let at = 0; at < 5; at++) {
    await publish(`show-${at}`);
    service.answer({ status: 307, headers: { location: inner.endpoint } });
    await content.push?.sendDue();
  }
  expect(service.received(inner.endpoint)).toEqual([]);
  expect(await content.push?.store.subscriptions()).toBe(0);
});

test('what is not a subscription, or comes from another site, is refused', async () => {
  const good = await subscribe();
  const bad: [unknown, string][] = [
    [{ ...good, endpoint: 'https://10.0.0.1/x' }, 'subscription.endpoint'],
    [{ ...good, endpoint: 'http://push.example/x' }, 'subscription.endpoint'],
    [{ ...good, endpoint: `https://push.example/${'x'.repeat(1000)}` }, 'subscription.endpoint'],
    [{ ...good, keys: { p256dh: 'AAAA', auth: good.keys.auth } }, 'subscription.keys'],
    [{ endpoint: good.endpoint }, 'subscription.keys'],
  ];
  for (const [subscription, parameter] of bad)
    expect(await readProblem(await follow(subscription, 'resident/ines'))).toMatchObject([
      400,
      { parameter },
    ]);
  const many = Array.from({ length: 201 }, (_, at) => `resident/r${at}`);
  expect((await follow(good, ...many)).status).toBe(400);
  expect((await post('state', 'x'.repeat(70_000))).status).toBe(413);
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', host: 'radio.example' };
  expect((await post('forget', { endpoint: good.endpoint }, foreign)).status).toBe(403);
  const own = { origin: 'https://radio.example', host: 'radio.example' };
  expect((await post('forget', { endpoint: good.endpoint }, own)).status).toBe(204);
  expect(await content.push?.store.subscriptions()).toBe(0);
});

test('the key is made once, for its owner only, and there is none where notices are off', async () => {
  const key = await stationKey();
  const file = join(content.settings.data, 'push-key');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await content.close();
  content = await start(content.settings.data);
  expect(await stationKey()).toBe(key);
  const off = await startContent([], { push: { on: false, contact: '', loopback: false } });
  expect(await off.json('/push/key.json')).toEqual({ key: null });
  expect(
    (await off.get('/push/state.json', { method: 'POST', body: '{"endpoint":"https://a.example"}' })).status,
  ).toBe(404);
  expect(existsSync(join(off.settings.data, 'push-key'))).toBe(false);
  await off.close();
});
