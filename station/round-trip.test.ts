import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { derivedFiles, secretFiles, storedDatabases, storedFolders } from '@longwave/content/data-folder.ts';
import { exportStation } from '@longwave/content/export/export-station.ts';
import { openStore } from '@longwave/content/store/open-store.ts';
import { type ChatStore, openChatStore } from '@longwave/radio/chat/store.ts';
import { signatureHeader, signBody } from '@longwave/server-kit/signed-body.ts';
import { loadStationModule } from '@longwave/server-kit/station-module.ts';
import { afterAll, expect, test } from 'vitest';
import { backUp, restore } from './backup.ts';
import { importFolder } from './import-folder.ts';
import { serveStation, startTestStation } from './testing/test-station.ts';

const place = mkdtempSync(join(tmpdir(), 'longwave-round-trip-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

const key = 'a key for the tests only';
const headers = { authorization: `Bearer ${key}`, 'if-match': '*' };
const fixture = join(import.meta.dirname, '../stations/fixture');

/** A minute of silence as the radio records it: frames of 384 bytes. */
function recorded(): Buffer {
  const frame = Buffer.alloc(384);
  frame.writeUInt32BE(0xfffb_9400, 0);
  return Buffer.concat(Array.from({ length: 2_500 }, () => frame));
}

type Shown = { live: { recording: { name: string } } | null; draft: { title: string } | null } & {
  publishAt: string | null;
};

function chatIn<T>(data: string, work: (chat: ChatStore) => T): T {
  const chat = openChatStore(join(data, 'chat.sqlite'));
  const result = work(chat);
  chat.close();
  return result;
}

/** What a visitor and staff find of the show that was broadcast live. */
async function found({ url, data }: { url: string; data: string }, slug: string, name: string) {
  const json = async (path: string) => (await fetch(url + path, { headers })).json();
  const kept: Shown = await json(`/content/documents/show/${slug}`);
  const sound = await fetch(`${url}/radio/recordings/${name}.mp3`);
  return {
    page: (await fetch(`${url}/shows/${slug}`)).status,
    recording: kept.live?.recording.name,
    draft: kept.draft?.title,
    publishAt: kept.publishAt,
    sound: Buffer.from(await sound.arrayBuffer()).equals(recorded()),
    shows: (await json('/content/shows.json')).shows.total,
    chat: chatIn(data, (chat) => chat.since(0)),
  };
}

test('[R-812] a station with a show that went out live moves by export and by backup, and nothing of it is lost', async () => {
  const first = await startTestStation({ CONTENT_KEY: key });
  const { slots } = await (await fetch(`${first.url}/content/playout.json`)).json();
  const slug = slots[0].id as string;
  const name = `live-${slug}`;

  // As the radio does when a slot is over: first the file, then the report.
  mkdirSync(join(first.data, 'recordings'), { recursive: true });
  writeFileSync(join(first.data, 'recordings', `${name}.mp3`), recorded());
  const report = JSON.stringify({
    slot: slug,
    recording: name,
    start: slots[0].start,
    seconds: 60,
    bytes: recorded().length,
  });
  const secret = readFileSync(join(first.data, 'session-secret'), 'utf8').trim();
  const told = await fetch(`${first.url}/content/broadcasts`, {
    method: 'POST',
    body: report,
    headers: { [signatureHeader]: await signBody(report, secret) },
  });
  expect(told.status).toBe(201);
  const address = `${first.url}/content/documents/show/${slug}`;
  const { live } = await (await fetch(address, { headers })).json();
  const later = JSON.stringify({ ...live, title: 'Better told' });
  await fetch(`${address}?publish_at=2090-01-01T00:00:00Z`, { method: 'PUT', body: later, headers });
  chatIn(first.data, (chat) => chat.add('Ada', 'Hello', 1000, chat.author('browser', 'address')));

  const before = await found(first, slug, name);
  expect(before).toMatchObject({ page: 200, recording: name, draft: 'Better told', sound: true });
  expect(before.chat).toMatchObject([{ nick: 'Ada', text: 'Hello' }]);

  // Export and backup are made while the station runs.
  const station = await loadStationModule(fixture);
  const store = await openStore(first.data);
  await exportStation(store, join(place, 'export'), station);
  await store.close();
  await backUp(first.data, join(place, 'backup'), station);
  await first.close();

  const moved = join(place, 'moved');
  mkdirSync(moved);
  await importFolder({ DATA: moved, STATION: fixture }, join(place, 'export'), (line) => {
    throw new Error(line);
  });
  const second = await serveStation(moved, { CONTENT_KEY: key });
  expect(await found(second, slug, name)).toEqual(before);
  await second.close();

  const restored = join(place, 'restored');
  restore(join(place, 'backup'), restored);
  const third = await serveStation(restored, { CONTENT_KEY: key });
  expect(await found(third, slug, name)).toEqual(before);
  expect(readFileSync(join(restored, 'session-secret'), 'utf8').trim()).toBe(secret);
  await third.close();

  const listed = [
    ...storedDatabases.map(({ file }) => file),
    ...storedFolders,
    ...secretFiles,
    ...derivedFiles,
  ];
  const there = readdirSync(restored).filter((entry) => !/-(?:wal|shm)$/.test(entry));
  expect(there.filter((entry) => !listed.includes(entry))).toEqual([]);
});
