import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@longwave/content/store/open-store.ts';
import { createDatabase } from '@longwave/content/testing/database.ts';
import { startQuickPostgres } from '@longwave/content/testing/postgres-server.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { backUp } from './backup.ts';
import { moveStation } from './move-station.ts';
import { seed } from './seed.ts';
import { readStationSettings } from './settings.ts';
import { seedFixture, serveStation } from './testing/test-station.ts';

const fixture = join(import.meta.dirname, '../stations/fixture');
const key = 'a key for the tests only';
const place = mkdtempSync(join(tmpdir(), 'longwave-move-'));
let server: Awaited<ReturnType<typeof startQuickPostgres>>;

beforeAll(async () => {
  server = await startQuickPostgres();
});
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  await server.remove();
  rmSync(place, { recursive: true, force: true });
});

const quiet = () => undefined;
const newDatabase = (name: string) => createDatabase(server.url, name);

function seeded(name: string): string {
  const data = join(place, name);
  seedFixture(data);
  return data;
}

async function tablesOf(data: string, url?: string) {
  const store = await openStore(data, url);
  const names = ['documents', 'versions', 'entries', 'cards', 'relations', 'uses', 'staff_items'];
  const counts = await Promise.all(names.map((name) => store.rows.count(name)));
  const found = await store.search.count(['show']);
  await store.close();
  return { counts, found };
}

/** Adds a person with a row in every table about people. */
async function addPerson(data: string): Promise<void> {
  const store = await openStore(data);
  await store.write(async ({ people, access, audit, reviews, documents }) => {
    const named = { name: 'Olu', role: 'owner' as const, residents: ['ines'], created: 1 };
    const person = await people.add({ ...named, email: 'olu@radio.test', password: null });
    const facts = { person, created: 1, counter: 1 };
    await access.addPasskey({ ...facts, id: 'passkey', publicKey: 'key', transports: ['usb'] });
    const session = { person, created: 1, lastSeen: 1, until: 4e12, stepUpUntil: 1, agent: 'a' };
    await access.addSession({ ...session, hash: 'session' });
    await access.addKey({ ...named, hash: 'key', creator: 'Olu', creatorId: null });
    await access.useChallenge('used', 4e12);
    await people.addInvitation({
      ...named,
      email: 'b@radio.test',
      hash: 'token',
      until: 4e12,
      inviter: 'Olu',
    });
    await people.addSetupLink('link', 1);
    await audit.add({ at: Date.now(), who: 'Olu', person, action: 'a', subject: 'b', note: null });
    const [first] = await documents.listLive('show');
    await reviews.put({ document: first?.id ?? 0, at: 1, who: 'Olu', note: 'c', state: 'submitted' });
  });
  await store.close();
}

const peopleTables = ['people', 'passkeys', 'staff_sessions', 'api_keys', 'used_challenges', 'invitations'];
async function peopleOf(data: string, url?: string) {
  const store = await openStore(data, url);
  const rows = await Promise.all(
    [...peopleTables, 'setup_links', 'audit_log', 'reviews'].map((table) => store.rows.all(table)),
  );
  await store.close();
  return rows;
}

test('[R-821] a station moves to PostgreSQL, is served and written there, and moves back', async () => {
  const data = seeded('whole');
  await addPerson(data);
  const url = await newDatabase('moved');
  const lines: string[] = [];
  await moveStation(data, { from: undefined, to: url }, (line) => lines.push(line));
  expect(lines.join('\n')).toContain('counts and checksums of every table are the same');
  expect(lines.join('\n')).not.toContain('only%20for');
  expect(existsSync(join(data, 'moving.json'))).toBe(false);
  expect(await tablesOf(data, url)).toEqual(await tablesOf(data));
  const people = await peopleOf(data);
  expect(people.map((rows) => rows.length)).toEqual(people.map(() => 1));
  expect(await peopleOf(data, url)).toEqual(people);
  await expect(moveStation(data, { from: undefined, to: url }, quiet)).rejects.toThrow(
    'holds a station already',
  );

  // The files stay; the database that the station was moved from is deleted.
  rmSync(join(data, 'content.sqlite'));
  rmSync(join(data, 'push.sqlite'));
  const headers = { authorization: `Bearer ${key}`, 'if-match': '*' };
  const station = await serveStation(data, { DATABASE_URL: url, CONTENT_KEY: key });
  const page = await (await fetch(`${station.url}/content/shows/latest.json`)).json();
  const [{ id }] = page.shows.items;
  const { live } = await (await fetch(`${station.url}/content/documents/show/${id}`, { headers })).json();
  const body = JSON.stringify({ ...live, title: 'Written in PostgreSQL' });
  const put = await fetch(`${station.url}/content/documents/show/${id}`, { method: 'PUT', headers, body });
  expect(put.status).toBe(200);
  expect(await (await fetch(`${station.url}/shows/${id}`)).text()).toContain('Written in PostgreSQL');
  await expect.poll(async () => (await fetch(`${station.url}/readyz`)).status).toBe(200);
  await station.close();
  expect(existsSync(join(data, 'content.sqlite'))).toBe(false);

  await moveStation(data, { from: url, to: undefined }, quiet);
  const back = await serveStation(data, { CONTENT_KEY: key });
  expect(await (await fetch(`${back.url}/content/shows/${id}.json`)).text()).toContain(
    'Written in PostgreSQL',
  );
  await back.close();
});

test('a move that was interrupted goes on where it was', async () => {
  const data = seeded('interrupted');
  const url = await newDatabase('interrupted');
  const source = await openStore(data);
  const shows = (await source.documents.counts()).shows;
  await source.close();
  expect(shows).toBeGreaterThan(100);
  let told = 0;
  const cut = () => {
    if (told++ === 3) throw new Error('The power is gone');
  };
  await expect(moveStation(data, { from: undefined, to: url }, cut)).rejects.toThrow('The power is gone');
  expect(existsSync(join(data, 'moving.json'))).toBe(true);
  const lines: string[] = [];
  await moveStation(data, { from: undefined, to: url }, (line) => lines.push(line));
  expect(lines[0]).toMatch(/^Going on moving/);
  expect(await tablesOf(data, url)).toEqual(await tablesOf(data));
});

test('the backup of a station on PostgreSQL is a folder that a station can be started on', async () => {
  const data = seeded('backed-up');
  const url = await newDatabase('backed_up');
  await moveStation(data, { from: undefined, to: url }, quiet);
  const before = await tablesOf(data, url);
  rmSync(join(data, 'content.sqlite'));
  await backUp(data, join(place, 'backup'), undefined, url);
  expect(await tablesOf(join(place, 'backup'))).toEqual(before);
});

test('seeding goes into the database that is named, and a station is found there', async () => {
  const url = await newDatabase('seeded');
  const data = join(place, 'seeded');
  vi.stubEnv('DATABASE_URL', url);
  const { hasStation } = await import('./has-station.ts');
  expect(await hasStation(data)).toBe(false);
  await seed(readStationSettings({ DATA: data, STATION: fixture }), quiet);
  expect(await hasStation(data)).toBe(true);
  expect(existsSync(join(data, 'content.sqlite'))).toBe(false);
});
