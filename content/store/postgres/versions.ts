import type { VersionFacts, VersionReads, VersionWrites } from '../tables/versions.ts';
import type { Sql } from './connection.ts';

export function versionReads(sql: Sql): VersionReads {
  return {
    list: async (document, before, limit) =>
      await sql<VersionFacts[]>`
        SELECT id, at, author, state, note FROM versions WHERE document = ${document}
        AND (at, id) < (${before?.at ?? Number.MAX_SAFE_INTEGER}::bigint, ${before?.id ?? Number.MAX_SAFE_INTEGER}::bigint)
        ORDER BY at DESC, id DESC LIMIT ${limit}`,
    async read(document, id) {
      const [row] = await sql<(VersionFacts & { json: string })[]>`
        SELECT id, at, author, state, note, json FROM versions WHERE id = ${id} AND document = ${document}`;
      return row;
    },
    listRevisions: async (type, slug, limit) =>
      await sql<{ at: number; json: string }[]>`
        SELECT v.at, v.json FROM documents d JOIN versions v ON v.document = d.id
        WHERE d.type = ${type} AND d.slug = ${slug} AND v.state = 'live' AND v.id IS DISTINCT FROM d.live_version
        ORDER BY v.at DESC, v.id DESC LIMIT ${limit}`,
    async formerSlugs(type, slug) {
      // PostgreSQL refuses to read JSON with certain characters.
      const rows = await sql<{ slug: string }[]>`
        SELECT DISTINCT former.slug FROM documents d JOIN versions v ON v.document = d.id CROSS JOIN LATERAL (
          SELECT CASE WHEN pg_input_is_valid(v.json::text, 'jsonb') THEN v.json ->> 'slug' END AS slug
        ) former WHERE d.type = ${type} AND d.slug = ${slug} AND former.slug <> d.slug`;
      return rows.map((row) => row.slug);
    },
    async has(document, at, json) {
      const [row] = await sql`
        SELECT 1 FROM versions WHERE document = ${document} AND at = ${at} AND json::text = ${json} LIMIT 1`;
      return row !== undefined;
    },
    async findReplaceableDraft(document, author, after) {
      const [row] = await sql<{ id: number }[]>`
        SELECT v.id FROM documents d JOIN versions v ON v.id = d.draft_version
        WHERE d.id = ${document} AND v.state = 'draft' AND v.author = ${author} AND v.at > ${after} AND v.note IS NULL
        AND NOT EXISTS (SELECT 1 FROM versions n WHERE n.document = d.id AND n.id > v.id)`;
      return row?.id;
    },
  };
}

export function versionWrites(sql: Sql): VersionWrites {
  return {
    async add({ document, at, author, state, json, note }) {
      const [row] = await sql<{ id: number }[]>`
        INSERT INTO versions (document, at, author, state, json, note)
        VALUES (${document}, ${at}, ${author}, ${state}, ${json}, ${note}) RETURNING id`;
      return row?.id as number;
    },
    async becomeLive(id, at, json, note) {
      const [row] = await sql<{ at: number }[]>`
        UPDATE versions SET state = 'live', at = CASE state WHEN 'draft' THEN ${at} ELSE at END, json = ${json},
          note = coalesce(${note}, note) WHERE id = ${id} RETURNING at`;
      return row?.at ?? at;
    },
    async remove(id) {
      await sql`DELETE FROM versions WHERE id = ${id}`;
    },
    async removeOld(before, minVersions) {
      await sql`
        DELETE FROM versions WHERE id IN (
          SELECT id FROM (
            SELECT id, at, row_number() OVER (PARTITION BY document ORDER BY at DESC, id DESC) AS ordinal FROM versions
            WHERE document IN (
              SELECT document FROM versions GROUP BY document HAVING count(*) > ${minVersions} AND min(at) < ${before}
            )
          ) numbered WHERE ordinal > ${minVersions} AND at < ${before}
        )
        AND NOT EXISTS (SELECT 1 FROM documents WHERE live_version = versions.id)
        AND NOT EXISTS (SELECT 1 FROM documents WHERE draft_version = versions.id)`;
    },
  };
}
