import type { DocumentName } from '../tables/documents.ts';
import type { UseReads, UseWrites } from '../tables/staff.ts';
import { textArray } from './array.ts';
import type { Sql } from './connection.ts';

/** A condition for documents that belong to one of these residents. */
export function ownedBy(sql: Sql, owners: string[] | undefined) {
  if (!owners) return sql``;
  const targets = textArray(owners.map((slug) => `owner:${slug}`));
  return sql`AND document IN (SELECT document FROM uses WHERE target = ANY (${targets}::text[]))`;
}

export function useReads(sql: Sql): UseReads {
  return {
    usersOf: async (target) =>
      await sql<DocumentName[]>`
        SELECT d.type, d.slug FROM uses u JOIN documents d ON d.id = u.document WHERE u.target = ${target} ORDER BY d.id`,
    async list(targets, limit, owners) {
      const wanted = sql`document IN (SELECT document FROM uses WHERE target = ANY (${textArray(targets)}::text[]))
        ${ownedBy(sql, owners)}`;
      const [[row], documents] = await Promise.all([
        sql<{ total: number }[]>`SELECT count(*) AS total FROM staff_items WHERE ${wanted}`,
        sql<{ document: number; states: number }[]>`
          SELECT document, states FROM staff_items WHERE ${wanted} ORDER BY document DESC LIMIT ${limit}`,
      ]);
      return { total: row?.total ?? 0, documents: [...documents] };
    },
    async targetsOf(document) {
      const rows = await sql<{ target: string }[]>`
        SELECT target FROM uses WHERE document = ${document} ORDER BY target`;
      return rows.map(({ target }) => target);
    },
    async named(targets) {
      const rows = await sql<{ target: string }[]>`
        SELECT DISTINCT target FROM uses WHERE target = ANY (${textArray(targets)}::text[])`;
      return rows.map(({ target }) => target);
    },
  };
}

export function useWrites(sql: Sql): UseWrites {
  return {
    async add(document, targets) {
      if (targets.length === 0) return;
      await sql`
        INSERT INTO uses (target, document)
        SELECT target, ${document}::bigint FROM unnest(${textArray(targets)}::text[]) AS target ON CONFLICT DO NOTHING`;
    },
    async remove(document, targets) {
      if (targets.length === 0) return;
      await sql`DELETE FROM uses WHERE document = ${document} AND target = ANY (${textArray(targets)}::text[])`;
    },
  };
}
