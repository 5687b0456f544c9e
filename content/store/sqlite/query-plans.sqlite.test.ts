import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { beforeAll, expect, test } from 'vitest';
import { foldText, plainWords } from '../../search/folding.ts';
import type { StaffFilter } from '../tables/staff.ts';
import { createConnection } from './connection.ts';
import { documentReads } from './documents.ts';
import { migrate } from './migrate.ts';
import { staffReads } from './staff.ts';

/** Queries that run often must not scan whole tables. */

let database: DatabaseSync;

beforeAll(() => {
  database = new DatabaseSync(':memory:');
  database.function('folded', (text) => foldText(String(text)));
  database.function('plain_words', (text) => plainWords(String(text)));
  migrate(database);
});

/** SQLite's query plans of the statements that this work runs. */
async function plansOf(work: (connection: ReturnType<typeof createConnection>) => unknown): Promise<string> {
  const plans: string[] = [];
  const connection = createConnection(database);
  const explain = (text: string, values: SQLInputValue[]) => {
    const steps = database.prepare(`EXPLAIN QUERY PLAN ${text}`).all(...values);
    plans.push(...steps.map(({ detail }) => String(detail)));
    return [];
  };
  await work({ ...connection, arrays: (text, ...values) => explain(text, values) });
  return plans.join('; ');
}

test('redirects that begin at a path are found by an index', async () => {
  const plan = await plansOf((connection) => documentReads(connection).redirectsFrom('/old'));
  expect(plan).toBe('SEARCH documents USING INDEX documents_redirects (<expr>=?)');
});

test('no index makes SQLite prepare statements again for each value they are asked with', () => {
  const indexes = database
    .prepare(`SELECT sql FROM sqlite_master WHERE type = 'index' AND sql LIKE '%WHERE%'`)
    .all();
  expect(indexes.length).toBeGreaterThan(5);
  expect(indexes.filter(({ sql }) => /WHERE.*(?<!\+)\b\w+ = '/s.test(String(sql)))).toEqual([]);
});

const rare: StaffFilter = { type: 'show', states: 32, words: [], uses: undefined };
const page = { isDescending: true, after: undefined, limit: 50 };

test.each(['title', 'date', 'changed'] as const)(
  'a staff list of rare states by %s looks at rare documents only',
  async (sort) => {
    const index = `staff_items_unusual_by_${sort === 'changed' ? 'edited' : sort}`;
    const plan = await plansOf((connection) => staffReads(connection).list(rare, { ...page, sort }));
    expect(plan).toBe(`SEARCH staff_items USING COVERING INDEX ${index} (type=?)`);
  },
);

test('a staff list of rare states of all types looks at rare documents only', async () => {
  const all = { ...rare, type: undefined };
  const plan = await plansOf((connection) => staffReads(connection).list(all, { ...page, sort: 'changed' }));
  expect(plan).toBe('SCAN staff_items USING COVERING INDEX staff_items_unusual_all_by_edited');
});
