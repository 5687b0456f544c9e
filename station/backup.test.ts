import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { StationModule } from '@longwave/contract/station-module.ts';
import { expect, test } from 'vitest';
import { backUp, restore } from './backup.ts';

const byCode: StationModule = {
  documents: () => [],
  picture: () => undefined,
  recording: () => undefined,
  clip: () => undefined,
  makes: (_, name) => name === 'made',
  filler: [],
};

test('a station that is being written to is backed up and comes back whole', async () => {
  const place = mkdtempSync(join(tmpdir(), 'longwave-'));
  const data = join(place, 'data');
  mkdirSync(join(data, 'broadcasts'), { recursive: true });
  for (const folder of ['pictures', 'recordings', 'filler-notes', 'import-half'])
    mkdirSync(join(data, folder));
  writeFileSync(join(data, 'recordings/live-show.mp3'), 'live sound');
  writeFileSync(join(data, 'recordings/made.mp3'), 'made by code');
  writeFileSync(join(data, 'recordings/half.mp3.1.making'), 'half');
  writeFileSync(join(data, 'filler-notes/unheard-of.txt'), 'kept too');
  writeFileSync(join(data, 'session-secret'), 'secret', { mode: 0o600 });
  writeFileSync(join(data, 'broadcasts/one.mp3'), 'sound');
  writeFileSync(join(data, 'pictures/made.webp'), 'picture');
  const open = new DatabaseSync(join(data, 'content.sqlite'));
  open.exec(
    "PRAGMA journal_mode=WAL; CREATE TABLE shows (title TEXT); INSERT INTO shows VALUES ('Low Water')",
  );

  const chat = new DatabaseSync(join(data, 'chat.sqlite'));
  chat.exec("CREATE TABLE salt (value TEXT); INSERT INTO salt VALUES ('salt')");
  chat.close();
  await backUp(data, join(place, 'backup'), byCode);
  open.exec("INSERT INTO shows VALUES ('written later')");
  restore(join(place, 'backup'), join(place, 'again'));

  const again = new DatabaseSync(join(place, 'again/content.sqlite'));
  expect(again.prepare('SELECT title FROM shows').all()).toEqual([{ title: 'Low Water' }]);
  expect(readFileSync(join(place, 'again/broadcasts/one.mp3'), 'utf8')).toBe('sound');
  again.close();
  expect(readdirSync(join(place, 'again'), { recursive: true }).map(String).sort()).toEqual([
    ...['broadcasts', 'broadcasts/one.mp3', 'chat.sqlite', 'content.sqlite', 'filler-notes'],
    ...['filler-notes/unheard-of.txt', 'recordings', 'recordings/live-show.mp3', 'session-secret'],
  ]);
  expect(statSync(join(place, 'again/session-secret')).mode & 0o777).toBe(0o600);
  open.close();
});

test('neither command writes over what is there', async () => {
  const place = mkdtempSync(join(tmpdir(), 'longwave-'));
  new DatabaseSync(join(place, 'content.sqlite')).close();
  await expect(backUp(place, place)).rejects.toThrow('is there already');
  expect(() => restore(place, place)).toThrow('holds a station');
  await expect(backUp(join(place, 'nothing'), join(place, 'x'))).rejects.toThrow('no station');
});

test('a backup never lies in the data folder, where the next one would contain it', async () => {
  const data = mkdtempSync(join(tmpdir(), 'longwave-'));
  new DatabaseSync(join(data, 'content.sqlite')).close();
  for (const folder of ['monday', 'backups/monday', '..monday'])
    await expect(backUp(data, join(data, folder))).rejects.toThrow('lies in the data folder');
  expect(readdirSync(data)).toEqual(['content.sqlite']);
  await backUp(data, `${data}-monday`);
  expect(readdirSync(`${data}-monday`)).toEqual(['content.sqlite']);
});
