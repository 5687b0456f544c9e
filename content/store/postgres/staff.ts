import {
  type IndexedRow,
  isCounted,
  isUnusual,
  type StaffFilter,
  type StaffItemRow,
  type StaffReads,
  type StaffSort,
  type StaffWrites,
} from '../tables/staff.ts';
import { numberArray } from './array.ts';
import type { Sql } from './connection.ts';
import { ownedBy } from './uses.ts';
import { wordBeginning } from './word-beginning.ts';

const columns: Record<StaffSort, 'edited' | 'date' | 'title'> = {
  changed: 'edited',
  date: 'date',
  title: 'title',
};

export function staffReads(sql: Sql): StaffReads {
  function matching(filter: StaffFilter) {
    const { type, states, words, uses, owners } = filter;
    const every = words.map((word) => sql`AND title LIKE ${wordBeginning(word)}`);
    // Unusual states have indexes of their own, which are used only with this condition.
    return sql`(states & ${states}) <> 0 ${isUnusual(filter) ? sql`AND states <> 1` : sql``} ${type ? sql`AND type = ${type}` : sql``}
      ${uses === undefined ? sql`` : sql`AND document IN (SELECT document FROM uses WHERE target = ${uses})`}
      ${ownedBy(sql, owners)}
      ${every.reduce((all, one) => sql`${all} ${one}`, sql``)}`;
  }

  return {
    async list(filter, { sort, isDescending, after, limit }) {
      const column = sql(columns[sort]);
      const direction = isDescending ? sql`DESC` : sql`ASC`;
      const value =
        after && (sort === 'title' ? sql`${String(after[0])}::text` : sql`${Number(after[0])}::bigint`);
      const behind =
        after && value
          ? isDescending
            ? sql`AND (${column}, document) < (${value}, ${after[1]}::bigint)`
            : sql`AND (${column}, document) > (${value}, ${after[1]}::bigint)`
          : sql``;
      return await sql<{ document: number; value: string | number; states: number }[]>`
        SELECT document, ${column} AS value, states FROM staff_items WHERE ${matching(filter)} ${behind}
        ORDER BY ${column} ${direction}, document ${direction} LIMIT ${limit}`;
    },
    async count(filter) {
      const [row] = await sql<{ count: number }[]>`
        SELECT ${isCounted(filter) ? sql`coalesce(sum(count), 0)::bigint AS count FROM staff_counts` : sql`count(*) FROM staff_items`}
        WHERE ${matching(filter)}`;
      return row?.count ?? 0;
    },
    readItems: async (documents) =>
      documents.length === 0
        ? []
        : await sql<StaffItemRow[]>`
            SELECT d.id AS document, d.type, d.slug, v.json, d.publish_at AS "publishAt", d.refusal, v.at, v.author,
              v.id AS version
            FROM unnest(${numberArray(documents)}::bigint[]) WITH ORDINALITY AS wanted (id, ordinal)
            JOIN documents d ON d.id = wanted.id JOIN versions v ON v.id = coalesce(d.draft_version, d.live_version)
            ORDER BY wanted.ordinal`,
    async readForIndex(document) {
      const [row] = await sql<IndexedRow[]>`
        SELECT d.type, d.slug, coalesce(l.json, d.live) AS live, w.json AS draft, d.publish_at IS NOT NULL AS "isScheduled",
          d.refusal IS NOT NULL AS "hasFailed", d.trashed_at IS NOT NULL AS "isTrashed",
          coalesce(w.at, l.at, d.changed) AS edited
        FROM documents d LEFT JOIN versions l ON l.id = d.live_version LEFT JOIN versions w ON w.id = d.draft_version
        WHERE d.id = ${document}`;
      return row;
    },
    async listUnindexed(limit) {
      const rows = await sql<{ id: number }[]>`
        SELECT id FROM documents
        WHERE id < (SELECT coalesce(min(document), ${Number.MAX_SAFE_INTEGER}) FROM staff_items)
        ORDER BY id DESC LIMIT ${limit}`;
      return rows.map(({ id }) => id);
    },
  };
}

export function staffWrites(sql: Sql): StaffWrites {
  return {
    async mergeCounts() {
      await sql`
        WITH merged AS (DELETE FROM staff_counts RETURNING type, states, count)
        INSERT INTO staff_counts SELECT type, states, sum(count) FROM merged GROUP BY type, states HAVING sum(count) <> 0`;
    },
    async put({ document, type, title, date, edited, states }) {
      await sql`
        INSERT INTO staff_items (document, type, title, date, edited, states)
        VALUES (${document}, ${type}, ${title}, ${date}, ${edited}, ${states})
        ON CONFLICT (document) DO UPDATE SET title = excluded.title, date = excluded.date, edited = excluded.edited,
          states = excluded.states`;
    },
  };
}
