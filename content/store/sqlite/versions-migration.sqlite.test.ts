import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { show } from '../../testing/documents.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { openStore } from '../open-store.ts';
import { readDocument } from '../stored-document.ts';
import { readRevisions } from '../versions.ts';
import { migrations } from './migrations.ts';

const form = (slug: string, title: string) => ({ ...show(slug, '2026-01-01T10:00:00Z'), title });
const refusal = { at: 500, publishAt: 400, field: 'date', reason: 'is not right' };

/** A database as the last release without versions wrote it. */
function oldStation(): string {
  const folder = temporaryFolder();
  const old = new DatabaseSync(join(folder, 'content.sqlite'));
  old.function('folded', (text) => String(text));
  old.function('plain_words', (text) => String(text));
  old.exec(migrations.slice(0, 6).join(''));
  const add = old.prepare(
    'INSERT INTO documents (id, type, slug, live, draft, publish_at, refusal, changed) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const json = JSON.stringify;
  add.run(1, 'show', 'live', json(form('live', 'Third')), null, null, null, 300);
  add.run(2, 'show', 'both', json(form('both', 'Seen')), json(form('both', 'Unseen')), 9e12, null, 200);
  add.run(3, 'show', 'draft', null, json(form('draft', 'Only a draft')), null, json(refusal), 100);
  const revise = old.prepare('INSERT INTO revisions (document, at, live) VALUES (?, ?, ?)');
  revise.run(1, 300, json(form('live', 'Second')));
  revise.run(1, 200, json(form('live', 'First')));
  old.exec('PRAGMA user_version = 6');
  old.close();
  return folder;
}

test('a database from before there were versions opens with everything it had', async () => {
  const folder = oldStation();
  const store = await openStore(folder);
  const read = (slug: string) => readDocument(store, 'show', slug);
  expect(await read('live')).toMatchObject({ live: form('live', 'Third'), draft: null, changed: 300 });
  expect((await readRevisions(store, 'show', 'live')).map(({ at, live }) => [at, live.title])).toEqual([
    [300, 'Second'],
    [200, 'First'],
  ]);
  expect(await read('both')).toMatchObject({
    live: form('both', 'Seen'),
    draft: form('both', 'Unseen'),
    publishAt: 9e12,
    trashedAt: null,
  });
  expect(await read('draft')).toMatchObject({ live: null, draft: form('draft', 'Only a draft'), refusal });
  await store.close();
  const database = new DatabaseSync(join(folder, 'content.sqlite'));
  expect(
    database
      .prepare(
        'SELECT slug, json = live AS same FROM documents d JOIN versions v ON v.id = live_version ORDER BY d.id',
      )
      .all(),
  ).toEqual([
    { slug: 'live', same: 1 },
    { slug: 'both', same: 1 },
  ]);
  const count = (text: string) => Object.values(database.prepare(text).get() ?? {})[0];
  expect(count('SELECT count(*) FROM versions')).toBe(6);
  expect(count('SELECT count(*) FROM staff_items')).toBe(3);
  expect(count(`SELECT count(*) FROM uses WHERE target = 'resident/ines'`)).toBe(3);
  expect(database.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
  database.close();
});
