import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OwnStation, startStation } from '../../testing/start-station.ts';
import { listenTo } from '../../testing/stream-listener.ts';

let station: OwnStation;
beforeAll(async () => {
  station = await startStation();
});
afterAll(() => station.remove());

const inData = (name: string) => join(station.data, name);
const get = (path: string, init?: RequestInit) => fetch(station.url + path, init);
const ready = async () => {
  const response = await get('/readyz');
  return { status: response.status, text: await response.text() };
};

/** Overwrites the file with rubbish, from this fraction of it on. */
function damage(name: string, from: number): void {
  for (const ending of ['-wal', '-shm']) rmSync(inData(name + ending), { force: true });
  const bytes = readFileSync(inData(name));
  bytes.fill('rubbish ', Math.floor(bytes.length * from));
  writeFileSync(inData(name), bytes);
}

async function hearsSound(): Promise<void> {
  const listener = await listenTo(`${station.url}/radio/stream`);
  await expect.poll(() => listener.heard().sound).toBeGreaterThan(5);
  listener.stop();
}

test('a damaged chat and damaged sessions are set aside, named, and begun anew', async () => {
  const names = ['chat.sqlite', 'sessions.sqlite'];
  // The chat thread creates its database when the station is already on air.
  await expect.poll(() => names.filter((name) => !existsSync(inData(name)))).toEqual([]);
  await station.stop();
  for (const name of names) damage(name, 0);
  await station.start();
  const message = { client: 'a-test-browser', nick: 'Ada', text: 'hello' };
  const post = () => get('/radio/chat/messages', { method: 'POST', body: JSON.stringify(message) });
  await expect.poll(async () => (await post()).status).toBe(201);
  expect((await get('/content/token.json')).status).toBe(200);
  for (const name of names) {
    expect(
      readdirSync(station.data).some((file) => file.startsWith(`${name}.damaged-`)),
      name,
    ).toBe(true);
    await expect.poll(station.said).toContain(`"file":"${inData(name)}"`);
  }
  await expect.poll(async () => (await ready()).status).toBe(200);
});

test('what was left half written is removed at the start, and nothing else is', async () => {
  await station.kill();
  mkdirSync(inData('pictures/a'), { recursive: true });
  mkdirSync(inData('recordings'), { recursive: true });
  const left = [
    'pictures/a/480.avif.999999.half',
    'recordings/live-x.mp3.new',
    'recordings/b.mp3.999999.making',
  ];
  const stays = ['pictures/a/480.avif', `pictures/a/640.avif.${process.pid}.half`, 'recordings/the-new.mp3'];
  const before = new Date(Date.now() - 5_000);
  for (const name of [...left, ...stays]) {
    writeFileSync(inData(name), '');
    utimesSync(inData(name), before, before);
  }
  await station.start();
  await expect.poll(() => left.filter((name) => existsSync(inData(name)))).toEqual([]);
  expect(stays.filter((name) => !existsSync(inData(name)))).toEqual([]);
  for (const name of stays) rmSync(inData(name));
});

test('damage inside the database is found, and the station says what to do', async () => {
  const whole = readFileSync(inData('content.sqlite'));
  await station.stop();
  damage('content.sqlite', 0.5);
  await station.start();
  await expect.poll(async () => (await ready()).text).toContain('content.sqlite is damaged');
  expect(await ready()).toEqual({
    status: 503,
    text: expect.stringContaining('npm run restore -- FOLDER'),
  });
  await station.stop();
  writeFileSync(inData('content.sqlite'), whole);
});

test('a database that is none any more: the station is not ready, content refuses, and sound goes on', async () => {
  damage('content.sqlite', 0);
  await station.start();
  await expect.poll(ready).toEqual({
    status: 503,
    text: expect.stringContaining('"store":"content.sqlite is damaged. Stop the station'),
  });
  const home = await get('/content/home.json');
  expect([home.status, home.headers.get('retry-after')]).toEqual([503, '60']);
  expect(await home.text()).not.toContain(station.data);
  await expect.poll(station.said).toContain('npm run restore');
  await hearsSound();
});
