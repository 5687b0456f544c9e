import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { silentLog } from '@longwave/server-kit/testing/test-log.ts';
import { expect, onTestFinished, test } from 'vitest';
import { createRoom } from './room.ts';
import { openChatStore } from './store.ts';
import { openStoreInThread } from './store-in-thread.ts';

const minute = 60_000;
const house = '203.0.113.9';

function openRoom(file = join(mkdtempSync(join(tmpdir(), 'chat-')), 'chat.sqlite')) {
  const clock = { now: Date.parse('2026-11-17T20:00:00Z') };
  const store = openStoreInThread(file, silentLog, 60_000);
  onTestFinished(() => store.close());
  const room = createRoom(store, silentLog, () => clock.now);
  /** Posts a message; returns 201, or the status of the refusal. */
  async function say(client: string, address = house): Promise<number> {
    const said = await room.post('Ada', 'hello', await store.author(client, address));
    return 'id' in said ? 201 : said.status;
  }
  async function mute(client: string, address = house) {
    const said = await room.post('Troll', 'rude', await store.author(client, address));
    if (!('id' in said)) throw new Error(said.error);
    await room.mute(said.id, 60);
  }
  return { clock, say, mute };
}

test('a flood from many new browsers of an address does not block known browsers of that address', async () => {
  const { clock, say } = openRoom();
  expect([await say('ada'), await say('bo')]).toEqual([201, 201]);
  clock.now += 2 * minute;
  let passed = 0;
  for (let n = 0; n < 600; n++) {
    clock.now += 100;
    if ((await say(`flood-${n % 200}`)) === 201) passed++;
    if (n % 100 === 99) expect([n, await say('ada'), await say('bo')]).toEqual([n, 201, 201]);
  }
  expect(passed).toBeLessThanOrEqual(70);
  expect(await say('cleo', '203.0.113.10')).toBe(201);
});

test('a flood from known browsers leaves every other known browser one post in ten seconds', async () => {
  const { clock, say } = openRoom();
  const flood = Array.from({ length: 8 }, (_, n) => `flood-${n}`);
  for (const client of ['ada', ...flood]) {
    await say(client);
    clock.now += 2_000;
  }
  clock.now += 2 * minute;
  const statuses: number[] = [];
  for (let n = 0; n < 40; n++) statuses.push(await say(flood[n % 8] ?? ''));
  expect(statuses.filter((status) => status === 201)).toHaveLength(25);
  expect([await say('ada'), await say('ada')]).toEqual([201, 429]);
});

test('a mute applies to one browser, not to others of the same address', async () => {
  const { clock, say, mute } = openRoom();
  await say('ada');
  clock.now += minute;
  await mute('troll');
  clock.now += minute;
  expect([await say('troll'), await say('ada')]).toEqual([403, 201]);
  clock.now += 60 * minute;
  expect(await say('troll')).toBe(201);
});

test('after a mute new browsers of the same address or /64 must wait, longer each time', async () => {
  const { clock, say, mute } = openRoom();
  const [first, second] = ['2001:db8:0:7::1', '2001:db8:0:7:ffff::2'];
  await mute('troll-1', first);
  expect([await say('troll-2', first), await say('troll-2', second)]).toEqual([403, 403]);
  expect(await say('elsewhere', '2001:db8:0:8::1')).toBe(201);
  clock.now += 2 * minute;
  await mute('troll-2', second);
  clock.now += 3 * minute;
  expect(await say('troll-3', first)).toBe(403);
  clock.now += minute;
  expect(await say('troll-3', first)).toBe(201);
});

test('strikes against an address expire', async () => {
  const { clock, say, mute } = openRoom();
  for (const troll of ['one', 'two', 'three']) {
    await mute(troll);
    clock.now += 10 * minute;
  }
  clock.now += 4 * 60 * minute;
  await mute('four');
  clock.now += 2.2 * minute;
  expect(await say('new')).toBe(201);
});

test('a database of an earlier version is opened with its messages', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'chat-')), 'chat.sqlite');
  const old = new DatabaseSync(file);
  old.exec(`CREATE TABLE messages (id INTEGER PRIMARY KEY AUTOINCREMENT, nick TEXT NOT NULL, text TEXT NOT NULL,
    at INTEGER NOT NULL, browser TEXT NOT NULL, address TEXT NOT NULL) STRICT;
    INSERT INTO messages (nick, text, at, browser, address) VALUES ('Ada', 'hello', 1, 'b', 'a')`);
  old.close();
  const store = openChatStore(file);
  onTestFinished(() => store.close());
  expect(store.since(0)).toEqual([{ id: 1, nick: 'Ada', text: 'hello', at: 1 }]);
});
