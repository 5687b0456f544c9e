import type { DocumentName, DocumentReads, DueRow, LiveRow, SitemapRow } from '../tables/documents.ts';
import { numberArray, textArray } from './array.ts';
import type { Sql } from './connection.ts';
import { type StoredRow, toDocumentRow } from './document-row.ts';

/** Types that have a page of their own. */
const paged = textArray(['show', 'resident', 'programme', 'collection', 'article', 'video', 'page']);

export function documentReads(sql: Sql): DocumentReads {
  return {
    async isEmpty() {
      const [row] = await sql`SELECT 1 FROM documents LIMIT 1`;
      return row === undefined;
    },
    async idOf(type, slug) {
      const [row] = await sql<
        { id: number }[]
      >`SELECT id FROM documents WHERE type = ${type} AND slug = ${slug}`;
      return row?.id;
    },
    async find(id) {
      const [row] = await sql<DocumentName[]>`SELECT type, slug FROM documents WHERE id = ${id}`;
      return row;
    },
    async read(type, slug) {
      const [row] = await sql<StoredRow[]>`
        SELECT d.id, d.live, CASE WHEN d.draft_version IS NOT NULL THEN v.json END AS draft, d.publish_at, d.changed,
          d.refusal, d.live_version, d.draft_version, v.author, v.at, d.trashed_at, d.trashed_live
        FROM documents d LEFT JOIN versions v ON v.id = coalesce(d.draft_version, d.live_version)
        WHERE d.type = ${type} AND d.slug = ${slug}`;
      return row && toDocumentRow(type, slug, row);
    },
    async readForm(type, slug) {
      const [row] = await sql<{ id: number; live: string | null }[]>`
        SELECT id, live FROM documents WHERE type = ${type} AND slug = ${slug}`;
      return row;
    },
    async readLive(type, slug) {
      const [row] = await sql<LiveRow[]>`
        SELECT id, slug, live, changed FROM documents WHERE type = ${type} AND slug = ${slug} AND live IS NOT NULL`;
      return row;
    },
    readLiveOf: async (type, slugs) =>
      await sql<LiveRow[]>`
        SELECT id, slug, live, changed FROM documents
        WHERE type = ${type} AND slug = ANY (${textArray(slugs)}::text[]) AND live IS NOT NULL`,
    async liveIds(names) {
      if (names.length === 0) return [];
      const rows = await sql<{ id: number | null }[]>`
        SELECT d.id FROM unnest(${textArray(names.map(({ type }) => type))}::text[],
          ${textArray(names.map(({ slug }) => slug))}::text[]) WITH ORDINALITY AS wanted (type, slug, ordinal)
        LEFT JOIN documents d ON d.type = wanted.type AND d.slug = wanted.slug AND d.live IS NOT NULL
        ORDER BY wanted.ordinal`;
      return rows.map(({ id }) => id ?? undefined);
    },
    listLive: async (type) =>
      await sql<LiveRow[]>`
        SELECT id, slug, live, changed FROM documents WHERE type = ${type} AND live IS NOT NULL ORDER BY id`,
    async nameOf(type, slug) {
      const [row] = await sql<{ live: string }[]>`
        SELECT live FROM documents WHERE type = ${type} AND slug = ${slug} AND live IS NOT NULL`;
      if (!row) return undefined;
      const { name, title } = JSON.parse(row.live);
      return name ?? title ?? undefined;
    },
    list: async () =>
      await sql<DocumentName[]>`SELECT type, slug FROM documents WHERE trashed_at IS NULL ORDER BY id`,
    async redirectsFrom(path) {
      const rows = await sql<{ slug: string }[]>`
        SELECT slug FROM documents WHERE type = 'redirect' AND live IS NOT NULL
        AND coalesce(nullif(rtrim(live ->> 'from', '/'), ''), '/') = ${path} ORDER BY id`;
      return rows.map(({ slug }) => slug);
    },
    async tracks(wanted) {
      if (wanted.length === 0) return [];
      const rows = await sql<{ id: number; live: string }[]>`
        SELECT id, live FROM documents WHERE id = ANY (${numberArray(wanted.map(({ id }) => id))}::bigint[])
        AND live IS NOT NULL`;
      // Parsed here, since PostgreSQL refuses to read JSON with certain characters.
      const tracklists = new Map(rows.map(({ id, live }) => [id, JSON.parse(live).tracklist]));
      return wanted.map(({ id, line }) => {
        const track = tracklists.get(id)?.[line];
        return track && JSON.stringify(track);
      });
    },
    listDue: async (now, id) =>
      await sql<DueRow[]>`
        SELECT id, type, slug, draft_version AS "draftVersion", publish_at AS "publishAt" FROM documents
        WHERE publish_at <= ${now} AND draft_version IS NOT NULL AND trashed_at IS NULL
        ${id === undefined ? sql`` : sql`AND id = ${id}`} ORDER BY publish_at, id`,
    async sitemap(limit, offset) {
      return await sql<SitemapRow[]>`
        SELECT type, slug, changed, page ->> 'validFrom' AS "validFrom", page ->> 'validUntil' AS "validUntil"
        FROM (
          SELECT id, type, slug, changed,
            CASE WHEN type = 'page' AND pg_input_is_valid(live::text, 'jsonb') THEN live END AS page
          FROM documents WHERE live IS NOT NULL AND type = ANY (${paged}::text[])
          ORDER BY id LIMIT ${limit} OFFSET ${offset}
        ) listed ORDER BY id`;
    },
    async lastChanged() {
      const [row] = await sql<{ changed: number | null }[]>`
        SELECT max(changed) AS changed FROM documents WHERE live IS NOT NULL`;
      return row?.changed ?? 0;
    },
    async counts() {
      const [row] = await sql<{ documents: number; shows: number }[]>`
        SELECT count(*) AS documents, count(*) FILTER (WHERE type = 'show') AS shows FROM documents`;
      return row ?? { documents: 0, shows: 0 };
    },
  };
}
