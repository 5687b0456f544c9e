import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { backUp, restore } from './backup.ts';

test('a station that is being written to is backed up and comes back whole', async () => {
  const place = mkdtempSync(join(tmpdir(), 'longwave-'));
  const data = join(place, 'data');
  mkdirSync(join(data, 'broadcasts'), { recursive: true });
  mkdirSync(join(data, 'pictures'));
  writeFileSync(join(data, 'broadcasts/one.mp3'), 'sound');
  writeFileSync(join(data, 'pictures/made.webp'), 'picture');
  const open = new DatabaseSync(join(data, 'content.sqlite'));
  open.exec(
    "PRAGMA journal_mode=WAL; CREATE TABLE shows (title TEXT); INSERT INTO shows VALUES ('Low Water')",
  );

  await backUp(data, join(place, 'backup'));
  open.exec("INSERT INTO shows VALUES ('written later')");
  restore(join(place, 'backup'), join(place, 'again'));

  const again = new DatabaseSync(join(place, 'again/content.sqlite'));
  expect(again.prepare('SELECT title FROM shows').all()).toEqual([{ title: 'Low Water' }]);
  expect(readFileSync(join(place, 'again/broadcasts/one.mp3'), 'utf8')).toBe('sound');
  expect(existsSync(join(place, 'again/pictures'))).toBe(false);
  again.close();
  open.close();
});

test('neither command writes over what is there', async () => {
  const place = mkdtempSync(join(tmpdir(), 'longwave-'));
  new DatabaseSync(join(place, 'content.sqlite')).close();
  await expect(backUp(place, place)).rejects.toThrow('is there already');
  expect(() => restore(place, place)).toThrow('holds a station');
  await expect(backUp(join(place, 'nothing'), join(place, 'x'))).rejects.toThrow('no station');
});
