import type { ListReads, ListWrites } from '../tables/lists.ts';
import { numberArray, textArray } from './array.ts';
import type { Sql } from './connection.ts';
import { listReads } from './lists.ts';

/**
 * Lists inside a transaction. The count of each list is written once, when it is read or at the end: otherwise PostgreSQL would
 * store the list's row anew for each document, and scan all these copies for the next.
 */
export function transactionLists(sql: Sql): ListReads & ListWrites & { writeCounts(): Promise<void> } {
  const ids = new Map<string, number>();
  const added = new Map<number, number>();
  const reads = listReads(sql);
  const add = (list: number, count: number) => added.set(list, (added.get(list) ?? 0) + count);

  async function readIds(names: string[]): Promise<void> {
    const unknown = names.filter((name) => !ids.has(name));
    if (unknown.length === 0) return;
    const rows = await sql<{ id: number; name: string }[]>`
      WITH new AS (
        INSERT INTO lists (name) SELECT unnest(${textArray(unknown)}::text[]) ON CONFLICT DO NOTHING RETURNING id, name
      ) SELECT id, name FROM new UNION ALL SELECT id, name FROM lists WHERE name = ANY (${textArray(unknown)}::text[])`;
    for (const { id, name } of rows) ids.set(name, id);
  }

  async function writeCounts(): Promise<void> {
    const changed = [...added].filter(([, count]) => count !== 0);
    added.clear();
    if (changed.length === 0) return;
    await sql`
      UPDATE lists SET count = lists.count + changed.count
      FROM unnest(${numberArray(changed.map(([id]) => id))}::bigint[],
        ${numberArray(changed.map(([, count]) => count))}::bigint[]) AS changed (id, count)
      WHERE lists.id = changed.id`;
  }

  return {
    ...reads,
    async count(name) {
      await writeCounts();
      return reads.count(name);
    },
    async counts(names) {
      await writeCounts();
      return reads.counts(names);
    },
    async addEntries(names, date, document) {
      const wanted = [...new Set(names)];
      if (wanted.length === 0) return;
      await readIds(wanted);
      const lists = wanted.map((name) => ids.get(name) as number);
      for (const list of lists) add(list, 1);
      await sql`
        INSERT INTO entries (list, date, document)
        SELECT list, ${date}::bigint, ${document}::bigint FROM unnest(${numberArray(lists)}::bigint[]) AS list`;
    },
    async removeEntries(document) {
      const rows = await sql<
        { list: number }[]
      >`DELETE FROM entries WHERE document = ${document} RETURNING list`;
      for (const { list } of rows) add(list, -1);
    },
    writeCounts,
  };
}
