import { afterAll, beforeAll, expect, test } from 'vitest';
import { newDatabaseUrl } from '../testing/database.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openStore } from './open-store.ts';
import type { Store, StoreChange } from './repository.ts';

// Sessions, notices and changes; the tests are the same for each database.

let store: Store;
beforeAll(async () => {
  store = await openStore(temporaryFolder(), await newDatabaseUrl());
});
afterAll(() => store.close());

test('a session ends at its time, can be shortened but not prolonged, and an ended one is removed', async () => {
  await store.sessions.add('one', 1000, 0);
  await store.sessions.add('two', 500, 0);
  expect(await store.sessions.has('one', 999)).toBe(true);
  expect(await store.sessions.has('one', 1000)).toBe(false);
  await store.sessions.shorten('one', 600);
  await store.sessions.shorten('one', 800);
  expect(await store.sessions.has('one', 600)).toBe(false);
  expect(await store.sessions.has('one', 599)).toBe(true);
  await store.sessions.add('three', 1000, 550);
  expect(await store.sessions.remove('two')).toBe(false);
  expect(await store.sessions.remove('one')).toBe(true);
});

test('a show is announced once, a reminder is sent before it, each notice is claimed by one sender, and failures end a subscription', async () => {
  const { push } = store;
  const subscription = (name: string) => ({ endpoint: `https://${name}`, keys: { p256dh: 'p', auth: 'a' } });
  await push.setFollows(subscription('a'), ['resident/ines', 'programme/tides']);
  await push.setReminder(subscription('a'), 'broadcast/tides-1', 1000);
  await push.setFollows(subscription('b'), ['resident/ines']);
  await push.setReminder(subscription('c'), 'broadcast/tides-1', undefined);
  expect(await push.subscriptions()).toBe(2);
  expect(await push.has('https://c')).toBe(false);
  expect(await push.hasReminders()).toBe(true);
  expect(await push.state('https://a')).toEqual({ follows: true, reminders: ['tides-1'] });

  const notice = (tag: string, due: number) => ({ notice: `{"tag":"${tag}"}`, tag, due, until: 900 });
  await push.announceShow('new', 10, ['resident/ines', 'programme/tides'], notice('show', 10));
  await push.announceShow('new', 11, ['resident/ines'], notice('show', 10));
  await push.announceShow('quiet', 11, [], undefined);
  expect(await push.announcedShows(['new', 'quiet', 'no'])).toEqual(new Set(['new', 'quiet']));
  await push.remind('broadcast/tides-1', notice('reminder', 20));
  expect(await push.hasReminders()).toBe(false);

  const first = await push.claim(20);
  expect(first).toMatchObject({ tag: 'reminder', notice: '{"tag":"reminder"}', isUrgent: true, attempts: 1 });
  const both = await Promise.all([push.claim(20), push.claim(20)]);
  expect(both.map((one) => one?.endpoint).sort()).toEqual(['https://a', 'https://b']);
  expect(await push.claim(20)).toBe(undefined);
  for (const one of [first, both[0]]) if (one) await push.markSent(one);
  const other = both[1];
  if (!other) throw new Error('There is no second notice');
  await push.retryAt(other, 30);
  expect(await push.claim(29)).toBe(undefined);
  expect(await push.claim(30)).toMatchObject({ id: other.id, attempts: 2 });
  for (let time = 0; time < 5; time++) await push.giveUp(other);
  expect(await push.subscriptions()).toBe(1);
  for (const name of ['a', 'b']) await push.removeSubscription(`https://${name}`);
  await push.clean(1000);
  expect(await push.subscriptions()).toBe(0);
});

async function caughtUp(one: Store, heard: StoreChange[] = []): Promise<number> {
  await one.catchUp();
  return heard.length;
}

test('every store of a database is called with every change, in order and once', async () => {
  const [folder, url] = [temporaryFolder(), await newDatabaseUrl()];
  const [one, other] = [await openStore(folder, url), await openStore(folder, url)];
  const [heardByOne, heardByOther]: StoreChange[][] = [[], []];
  one.onChange((change) => heardByOne?.push(change));
  other.onChange((change) => heardByOther?.push(change));
  await one.write(async (tx) => void tx.changes.keys.add('show/a').add(7));
  expect(heardByOne).toEqual([{ keys: new Set(['show/a', 7]), all: false }]);
  await Promise.all([
    ...[1, 2, 3, 4].map((at) => one.write(async (tx) => void tx.changes.keys.add(at))),
    ...[5, 6, 7, 8].map((at) => other.write(async (tx) => void tx.changes.keys.add(at))),
  ]);
  await other.write(async (tx) => {
    tx.changes.all = true;
  });
  await one.write(async () => undefined);
  await expect.poll(() => caughtUp(one, heardByOne)).toBe(10);
  await expect.poll(() => caughtUp(other, heardByOther)).toBe(10);
  expect(heardByOther).toEqual(heardByOne);
  expect(heardByOne?.at(-1)).toEqual({ keys: new Set(), all: true });
  expect(one.lastChange()).toBe(await one.outbox.last());
  expect((await one.outbox.after(one.lastChange() - 1, 5)).map(({ keys }) => keys)).toEqual([null]);
  await one.write(async (tx) => tx.outbox.removeBefore(Date.now() + 1000));
  expect(await one.outbox.first()).toBe(one.lastChange());
  one.announce({ keys: new Set(['here']), all: false });
  expect([heardByOne?.length, heardByOther?.length]).toEqual([11, 10]);
  await Promise.all([one.close(), other.close()]);
});

test('a transaction that fails changes nothing, and a snapshot stays as it was', async () => {
  const failed = store.write(async (tx) => {
    await tx.documents.insert('show', 'never', 1);
    tx.changes.keys.add('never');
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await store.documents.idOf('show', 'never')).toBe(undefined);
  await store.snapshot(async (reads) => {
    const before = await reads.documents.counts();
    await store.write(async (tx) => void (await tx.documents.insert('show', 'meanwhile', 1)));
    expect(await reads.documents.counts()).toEqual(before);
  });
  expect(await store.documents.idOf('show', 'meanwhile')).toBeDefined();
  expect(await store.metrics()).toMatchObject({ bytes: expect.any(Number), writes: expect.any(Number) });
});
