import type { CardReads, CardRow, CardWrites } from '../tables/lists.ts';
import { numberArray, textArray } from './array.ts';
import type { Sql } from './connection.ts';

export function cardReads(sql: Sql): CardReads {
  return {
    async byId(ids) {
      if (ids.length === 0) return [];
      const rows = await sql`
        SELECT document, card FROM unnest(${numberArray(ids)}::bigint[]) WITH ORDINALITY AS wanted (id, ordinal)
        JOIN cards ON document = wanted.id ORDER BY wanted.ordinal`.values();
      return rows as unknown as CardRow[];
    },
    async bySlug(type, slugs) {
      if (slugs.length === 0) return [];
      const rows = await sql`
        SELECT document, card FROM unnest(${textArray(slugs)}::text[]) WITH ORDINALITY AS wanted (slug, ordinal)
        JOIN documents d ON d.type = ${type} AND d.slug = wanted.slug
        JOIN cards ON document = d.id ORDER BY wanted.ordinal`.values();
      return rows as unknown as CardRow[];
    },
  };
}

export function cardWrites(sql: Sql): CardWrites {
  return {
    async put(document, card) {
      await sql`
        INSERT INTO cards (document, card) VALUES (${document}, ${card})
        ON CONFLICT (document) DO UPDATE SET card = excluded.card`;
    },
    async remove(document) {
      await sql`DELETE FROM cards WHERE document = ${document}`;
    },
  };
}
