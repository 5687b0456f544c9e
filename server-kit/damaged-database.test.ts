import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isDamageError, openOrReplaceDatabase } from './damaged-database.ts';
import { createLog } from './log.ts';
import { captureLog } from './testing/captured-log.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'longwave-damage-'));
  file = join(folder, 'chat.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

const log = createLog('test');

test('a whole database is opened with what is in it', () => {
  using captured = captureLog();
  const made = new DatabaseSync(file);
  made.exec('CREATE TABLE lines (text TEXT); INSERT INTO lines VALUES (1)');
  made.close();
  const opened = openOrReplaceDatabase(file, log);
  expect(opened.prepare('SELECT count(*) AS count FROM lines').get()).toEqual({ count: 1 });
  opened.close();
  expect(captured.lines()).toEqual([]);
});

for (const [what, damage] of [
  ['is no database any more', () => 'rubbish '.repeat(1_000)],
  [
    'has damaged pages inside',
    () => {
      const made = new DatabaseSync(file);
      made.exec('CREATE TABLE lines (text TEXT); CREATE INDEX by_text ON lines (text); BEGIN');
      for (let line = 0; line < 500; line++) made.exec(`INSERT INTO lines VALUES ('line ${line} of many')`);
      made.exec('COMMIT');
      made.close();
      const bytes = readFileSync(file);
      return bytes.fill('rubbish ', bytes.length / 2);
    },
  ],
] as const)
  test(`a file that ${what} is set aside, named in the log, and a new one begun`, () => {
    using captured = captureLog();
    writeFileSync(file, damage());
    const opened = openOrReplaceDatabase(file, log);
    opened.exec('CREATE TABLE lines (text TEXT)');
    opened.close();
    expect(readdirSync(folder).some((name) => name.startsWith('chat.sqlite.damaged-'))).toBe(true);
    expect(captured.lines()[0]).toMatchObject({
      ...{ level: 'error', part: 'test', file },
      event: 'damaged database set aside, a new one is begun',
    });
  });

test('an error that is no damage is thrown', () => {
  expect(() => openOrReplaceDatabase(join(folder, 'none', 'chat.sqlite'), log)).toThrow(/unable to open/);
  expect(isDamageError(new Error('locked'))).toBe(false);
});
