import type { DocumentReads, DocumentRow, DueRow, LiveRow, SitemapRow } from '../tables/documents.ts';
import type { Connection } from './connection.ts';

type StoredRow = Omit<DocumentRow, 'trashedLive'> & { trashedLive: number };

const documentRow = `SELECT d.id, d.type, d.slug, d.live, CASE WHEN d.draft_version IS NOT NULL THEN v.json END AS draft,
    d.publish_at AS publishAt, d.changed, d.refusal, d.live_version AS liveVersion, d.draft_version AS draftVersion,
    v.author, v.at, d.trashed_at AS trashedAt, d.trashed_live AS trashedLive
  FROM documents d LEFT JOIN versions v ON v.id = coalesce(d.draft_version, d.live_version)
  WHERE d.type = ? AND d.slug = ?`;
const liveRow = 'SELECT id, slug, live, changed FROM documents WHERE type = ? AND live IS NOT NULL';
const dueRow = `SELECT id, type, slug, draft_version AS draftVersion, publish_at AS publishAt FROM documents
  WHERE publish_at <= ? AND draft_version IS NOT NULL AND trashed_at IS NULL`;
const sitemapRows = `SELECT type, slug, changed, live ->> 'validFrom' AS validFrom, live ->> 'validUntil' AS validUntil
  FROM documents WHERE live IS NOT NULL
  AND type IN ('show', 'resident', 'programme', 'collection', 'article', 'video', 'page') ORDER BY id LIMIT ? + 0 OFFSET ?`;

export function documentReads({ all, get, arrays }: Connection): DocumentReads {
  const liveId = (type: string, slug: string) =>
    get<{ id: number }>(
      'SELECT id FROM documents WHERE type = ? AND slug = ? AND live IS NOT NULL',
      type,
      slug,
    )?.id;
  return {
    isEmpty: async () => get('SELECT 1 FROM documents LIMIT 1') === undefined,
    idOf: async (type, slug) =>
      get<{ id: number }>('SELECT id FROM documents WHERE type = ? AND slug = ?', type, slug)?.id,
    find: async (id) => get('SELECT type, slug FROM documents WHERE id = ?', id),
    async read(type, slug) {
      const row = get<StoredRow>(documentRow, type, slug);
      return row && { ...row, trashedLive: row.trashedLive === 1 };
    },
    readForm: async (type, slug) =>
      get('SELECT id, live FROM documents WHERE type = ? AND slug = ?', type, slug),
    readLive: async (type, slug) => get<LiveRow>(`${liveRow} AND slug = ?`, type, slug),
    readLiveOf: async (type, slugs) =>
      all<LiveRow>(`${liveRow} AND slug IN (SELECT value FROM json_each(?))`, type, JSON.stringify(slugs)),
    liveIds: async (names) => names.map(({ type, slug }) => liveId(type, slug)),
    listLive: async (type) => all<LiveRow>(`${liveRow} ORDER BY id`, type),
    nameOf: async (type, slug) =>
      get<{ name: string | null }>(
        `SELECT coalesce(live ->> 'name', live ->> 'title') AS name FROM documents WHERE type = ? AND slug = ?`,
        ...[type, slug],
      )?.name ?? undefined,
    list: async () => all('SELECT type, slug FROM documents WHERE trashed_at IS NULL ORDER BY id'),
    redirectsFrom: async (path) =>
      arrays<[string]>(
        `SELECT slug FROM documents WHERE +type = 'redirect' AND live IS NOT NULL
         AND coalesce(nullif(rtrim(live ->> 'from', '/'), ''), '/') = ?`,
        path,
      ).map(([slug]) => slug),
    tracks: async (wanted) =>
      wanted.map(
        ({ id, line }) =>
          get<{ track: string | null }>(
            `SELECT live -> ('$.tracklist[' || ? || ']') AS track FROM documents WHERE id = ?`,
            ...[String(line), id],
          )?.track ?? undefined,
      ),
    listDue: async (now, id) =>
      id === undefined
        ? all<DueRow>(`${dueRow} ORDER BY publish_at, id`, now)
        : all<DueRow>(`${dueRow} AND id = ?`, now, id),
    sitemap: async (limit, offset) => all<SitemapRow>(sitemapRows, limit, offset),
    lastChanged: async () =>
      get<{ changed: number | null }>('SELECT max(changed) AS changed FROM documents WHERE live IS NOT NULL')
        ?.changed ?? 0,
    async counts() {
      const [[documents = 0, shows = 0] = []] = arrays<[number, number]>(
        `SELECT count(*), (SELECT count(*) FROM documents WHERE type = 'show') FROM documents`,
      );
      return { documents, shows };
    },
  };
}
