import type { CardRow, ListReads } from '../tables/lists.ts';
import { numberArray, textArray } from './array.ts';
import type { Sql } from './connection.ts';

export function listReads(sql: Sql): ListReads {
  async function counts(names: string[]): Promise<number[]> {
    if (names.length === 0) return [];
    const rows = await sql<{ name: string; count: number }[]>`
      SELECT name, count FROM lists WHERE name = ANY (${textArray(names)}::text[])`;
    const known = new Map(rows.map(({ name, count }) => [name, count]));
    return names.map((name) => known.get(name) ?? 0);
  }

  return {
    async page(name, limit, offset) {
      const rows = await sql<{ document: number }[]>`
        SELECT document FROM entries WHERE list = (SELECT id FROM lists WHERE name = ${name})
        ORDER BY date DESC, document DESC LIMIT ${limit} OFFSET ${offset}`;
      return rows.map(({ document }) => document);
    },
    count: async (name) => (await counts([name]))[0] ?? 0,
    counts,
    async newestInAny(names, limit, offset) {
      // Reads no more of each list than could be shown.
      const rows = await sql`
        SELECT document, card FROM (
          SELECT DISTINCT e.date, e.document FROM lists CROSS JOIN LATERAL (
            SELECT date, document FROM entries WHERE list = lists.id ORDER BY date DESC, document DESC
            LIMIT ${limit + offset}
          ) e WHERE lists.name = ANY (${textArray(names)}::text[])
          ORDER BY e.date DESC, e.document DESC LIMIT ${limit} OFFSET ${offset}
        ) newest JOIN cards USING (document) ORDER BY date DESC, document DESC`.values();
      return rows as unknown as CardRow[];
    },
    async documentsIn(name) {
      // Read as one text: as rows, a hundred thousand of them take ten times as long.
      const [row] = await sql<{ documents: string | null }[]>`
        SELECT (SELECT string_agg(document::text, ',') FROM entries WHERE list = lists.id) AS documents
        FROM lists WHERE name = ${name}`;
      if (!row) return undefined;
      return row.documents ? row.documents.split(',').map(Number) : [];
    },
    async near(wanted) {
      const found: number[][] = wanted.map(() => []);
      if (wanted.length === 0) return found;
      // The documents of one list stay in order, since the lists are read one after the other.
      const rows = (await sql`
        SELECT wanted.ordinal, near.document FROM unnest(
          ${textArray(wanted.map(({ list }) => list))}::text[], ${numberArray(wanted.map(({ side }) => (side === 'earlier' ? -1 : 1)))}::int[],
          ${numberArray(wanted.map(({ date }) => date))}::bigint[], ${numberArray(wanted.map(({ document }) => document))}::bigint[],
          ${numberArray(wanted.map(({ limit }) => limit))}::int[]
        ) WITH ORDINALITY AS wanted (name, side, date, document, size, ordinal)
        JOIN lists ON lists.name = wanted.name CROSS JOIN LATERAL (
          (SELECT document FROM entries e WHERE list = lists.id AND wanted.side < 0
            AND (e.date, e.document) < (wanted.date, wanted.document)
            ORDER BY e.date DESC, e.document DESC LIMIT wanted.size)
          UNION ALL
          (SELECT document FROM entries e WHERE list = lists.id AND wanted.side > 0
            AND (e.date, e.document) > (wanted.date, wanted.document)
            ORDER BY e.date, e.document LIMIT wanted.size)
        ) near`.values()) as unknown as [number, number][];
      for (const [ordinal, document] of rows) found[ordinal - 1]?.push(document);
      return found;
    },
    datedBetween: async (name, from, to) =>
      await sql<{ slug: string; changed: number }[]>`
        SELECT d.slug, d.changed FROM entries e JOIN documents d ON d.id = e.document
        WHERE e.list = (SELECT id FROM lists WHERE name = ${name}) AND e.date >= ${from} AND e.date < ${to}
        ORDER BY e.date, e.document`,
    async hasEntries(document) {
      const [row] = await sql`SELECT 1 FROM entries WHERE document = ${document} LIMIT 1`;
      return row !== undefined;
    },
    async newestDocument() {
      const [row] = await sql<{ id: number | null }[]>`SELECT max(id) AS id FROM documents`;
      return row?.id ?? 0;
    },
  };
}
