import type { RelationReads, RelationWrites } from '../tables/lists.ts';
import { numberArray, textArray } from './array.ts';
import type { Sql } from './connection.ts';

export function relationReads(sql: Sql): RelationReads {
  return {
    async referencing(target, type) {
      const rows = await sql<{ id: number }[]>`
        SELECT DISTINCT d.id FROM relations r JOIN documents d ON d.id = r.document
        WHERE r.target = ${target} AND d.type = ${type} ORDER BY d.id DESC LIMIT 100`;
      return rows.map(({ id }) => id);
    },
    liveReferencing: async (target, types, among) =>
      await sql<{ id: number; live: string }[]>`
        SELECT id, live FROM documents WHERE id IN (SELECT document FROM relations WHERE target = ${target})
        ${among ? sql`AND id = ANY (${numberArray(among)}::bigint[])` : sql``} AND type = ANY (${textArray(types)}::text[]) AND live IS NOT NULL ORDER BY id`,
    async usersOf(target, limit) {
      const rows = await sql<{ name: string }[]>`
        SELECT type || '/' || slug AS name FROM documents
        WHERE id IN (SELECT document FROM relations WHERE target = ${target} AND document <> target)
        ORDER BY id LIMIT ${limit}`;
      return rows.map(({ name }) => name);
    },
  };
}

export function relationWrites(sql: Sql): RelationWrites {
  return {
    async add(document, relations) {
      if (relations.length === 0) return;
      await sql`
        INSERT INTO relations (document, field, target)
        SELECT ${document}::bigint, field, target FROM unnest(${textArray(relations.map(({ field }) => field))}::text[],
          ${numberArray(relations.map(({ target }) => target))}::bigint[]) AS named (field, target)
        ON CONFLICT DO NOTHING`;
    },
    async removeOf(document) {
      await sql`DELETE FROM relations WHERE document = ${document}`;
    },
  };
}
