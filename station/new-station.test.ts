import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { findLive } from '@longwave/content/store/live-documents.ts';
import { openStore } from '@longwave/content/store/open-store.ts';
import { afterAll, expect, test } from 'vitest';
import { startStation } from '../testing/start-station.ts';
import { importFolder } from './import-folder.ts';
import { writeNewStation } from './new-station.ts';
import { seed } from './seed.ts';
import { seedFixture, serveStation, startTestStation } from './testing/test-station.ts';

const place = mkdtempSync(join(tmpdir(), 'longwave-own-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

const key = 'a key for the tests only';
const headers = { authorization: `Bearer ${key}`, 'if-match': '*' };
const pages = [
  ...['/', '/shows', '/shows/latest', '/shows/filter', '/residents', '/listen', '/tv', '/collections'],
  ...['/editorial', '/search?query=a', '/info', '/mobile-app'],
];
const fixture = join(import.meta.dirname, '../stations/fixture');
const quiet = () => undefined;

async function expectStanding(url: string): Promise<void> {
  for (const path of pages) {
    const { status } = await fetch(url + path);
    expect([path, status < 500]).toEqual([path, true]);
  }
  for (const path of ['/', '/shows', '/residents', '/listen', '/tv', '/collections', '/editorial'])
    expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);
}

function command(name: string, env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, ['--no-warnings', `station/commands/${name}.ts`, ...args], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, ...env },
  });
  let said = '';
  child.stdout.on('data', (part) => {
    said += part;
  });
  child.stderr.on('data', (part) => {
    said += part;
  });
  return new Promise<{ status: number | null; said: string }>((resolve) =>
    child.once('close', (status) => resolve({ status, said })),
  );
}

test('a new folder is a station that can be imported as it is; its examples are not, until they are copied out', async () => {
  const folder = join(place, 'night-boat');
  const data = join(place, 'night-boat-data');
  const made = await command('new', {}, `${folder}/`);
  expect([made.status, made.said]).toEqual([
    0,
    expect.stringContaining(`  DATA=${data} npm run import -- ${folder}\n`),
  ]);
  expect(() => writeNewStation(folder)).toThrow('is not empty');
  const first = await command('import', { DATA: data }, folder);
  expect([first.status, first.said]).toEqual([0, `Read 1 documents from ${folder}\n`]);
  cpSync(join(folder, 'examples'), folder, { recursive: true });
  expect((await command('import', { DATA: data }, folder)).said).toBe(`Read 7 documents from ${folder}\n`);
  const station = await serveStation(data);
  await expectStanding(station.url);
  const show = await (await fetch(`${station.url}/shows/first-show`)).text();
  expect(show).toContain('Ada Example');
  expect(show).toContain('Night boat');
  await station.close();
});

test('a failed import into a folder without a station leaves none, and says what is wrong', async () => {
  const folder = join(place, 'wrong');
  const data = join(place, 'wrong-data');
  writeNewStation(folder);
  writeFileSync(join(folder, 'station.json'), '{"name": ""}');
  const { status, said } = await command('import', { DATA: data }, folder);
  expect([status, said]).toEqual([
    1,
    `${folder} cannot be imported. Nothing was changed.\n  station.json: name: Something must be written here\n`,
  ]);
  expect(readdirSync(data)).toEqual([]);
});

test('STATION may be such a folder of files, for the first start', async () => {
  const folder = join(place, 'from-files');
  const data = join(place, 'from-files-data');
  writeNewStation(folder);
  await seed({ DATA: data, STATION: folder }, quiet);
  const station = await serveStation(data, { STATION: folder });
  expect(await (await fetch(station.url)).text()).toContain('From files');
  await station.close();
});

test('npm start -- --empty begins with a station that has only a name, and changes nothing the next time', async () => {
  const station = await startStation({ CONTENT_KEY: key }, ['--empty']);
  await expectStanding(station.url);
  expect((await (await fetch(`${station.url}/content/shows.json`)).json()).shows.total).toBe(0);
  const address = `${station.url}/content/documents/station/station`;
  const { live } = await (await fetch(address, { headers })).json();
  await fetch(address, { method: 'PUT', headers, body: JSON.stringify({ ...live, name: 'Mine now' }) });
  await station.stop();
  await station.start();
  expect((await (await fetch(`${station.url}/content/home.json`)).json()).title).toBe('Mine now');
  await station.remove();
});

test('removing the demo leaves what staff wrote and changed, with what that names, and a backup is made first', async () => {
  const data = join(place, 'mixed', 'data');
  mkdirSync(data, { recursive: true });
  seedFixture(data);
  const folder = join(place, 'mine');
  mkdirSync(join(folder, 'shows'), { recursive: true });
  writeFileSync(
    join(folder, 'shows/mine.json'),
    JSON.stringify({ title: 'Mine', date: '2026-07-01', genres: ['genre-a'] }),
  );
  await importFolder({ DATA: data, STATION: fixture }, folder, quiet);
  const before = await openStore(data);
  const [{ slug: edited = '' } = {}] = await before.documents.listLive('page');
  await before.close();
  const station = await serveStation(data, { CONTENT_KEY: key });
  const address = `${station.url}/content/documents/page/${edited}`;
  const { live } = await (await fetch(address, { headers })).json();
  await fetch(address, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ ...live, title: 'Changed', blocks: [] }),
  });

  // The command runs beside the running station.
  const { status, said } = await command('remove-demo', { DATA: data, STATION: fixture });
  expect([status, said]).toEqual([
    0,
    expect.stringMatching(/^Removed \d{3} documents of the demo; 4 stay\. The station as it was is in /),
  ]);
  const total = async () => (await (await fetch(`${station.url}/content/shows.json`)).json()).shows.total;
  await expect.poll(total).toBe(1);
  await expectStanding(station.url);
  await station.close();

  const after = await openStore(data);
  const left = await after.rows.all('documents');
  expect(left.map(({ type, slug }) => `${type}/${slug}`).sort()).toEqual([
    ...['genre/genre-a', `page/${edited}`, 'show/mine', 'station/station'],
  ]);
  expect((await findLive(after, 'station', 'station'))?.name).toBe('My station');
  await after.close();
  const [backup = ''] = readdirSync(join(place, 'mixed/backups'));
  const was = await openStore(join(place, 'mixed/backups', backup));
  expect((await was.documents.counts()).shows).toBe(121);
  await was.close();
});

test('with the station document removed by hand, every page still stands', async () => {
  const station = await startTestStation();
  const database = new DatabaseSync(join(station.data, 'content.sqlite'), {
    enableForeignKeyConstraints: false,
    timeout: 60_000,
  });
  database.exec(`DELETE FROM documents WHERE type = 'station'`);
  database.close();
  await expectStanding(station.url);
  expect((await fetch(`${station.url}/radio/live.json`)).status).toBe(200);
  await station.close();
});

test('a DELETE with an endless body gets a response, and its connection is ended', async () => {
  const station = await startTestStation({ CONTENT_KEY: key });
  const socket = createConnection(station.port, '127.0.0.1');
  let response = '';
  socket.on('data', (part) => {
    response += part;
  });
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => undefined);
  socket.write(
    `DELETE /content/documents/show/nothing HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`;
  // Incoming bytes are read before each write: a write to an ended connection would lose the response.
  const pump = () => void (socket.writable && socket.write(chunk, () => setImmediate(pump)));
  pump();
  await closed;
  expect(response).toMatch(/^HTTP\/1\.1 413 /);
  expect(existsSync(station.data)).toBe(true);
  await station.close();
});
