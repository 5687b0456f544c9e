import type { VersionFacts, VersionReads, VersionWrites } from '../tables/versions.ts';
import type { Connection } from './connection.ts';

export function versionReads({ all, get, arrays }: Connection): VersionReads {
  return {
    list: async (document, before, limit) =>
      all<VersionFacts>(
        `SELECT id, at, author, state, note FROM versions WHERE document = ? AND (at, id) < (?, ?)
         ORDER BY at DESC, id DESC LIMIT ? + 0`,
        ...[document, before?.at ?? Number.MAX_SAFE_INTEGER, before?.id ?? Number.MAX_SAFE_INTEGER, limit],
      ),
    read: async (document, id) =>
      get<VersionFacts & { json: string }>(
        'SELECT id, at, author, state, note, json FROM versions WHERE id = ? AND document = ?',
        ...[id, document],
      ),
    listRevisions: async (type, slug, limit) =>
      all(
        `SELECT v.at, v.json FROM documents d JOIN versions v ON v.document = d.id
         WHERE d.type = ? AND d.slug = ? AND v.state = 'live' AND v.id IS NOT d.live_version
         ORDER BY v.at DESC, v.id DESC LIMIT ? + 0`,
        ...[type, slug, limit],
      ),
    formerSlugs: async (type, slug) =>
      arrays<[string]>(
        `SELECT DISTINCT v.json ->> 'slug' FROM documents d JOIN versions v ON v.document = d.id
         WHERE d.type = ? AND d.slug = ? AND v.json ->> 'slug' <> d.slug`,
        ...[type, slug],
      ).map(([former]) => former),
    has: async (document, at, json) =>
      get('SELECT 1 FROM versions WHERE document = ? AND at = ? AND json = ?', document, at, json) !==
      undefined,
    findReplaceableDraft: async (document, author, after) =>
      get<{ id: number }>(
        `SELECT v.id FROM documents d JOIN versions v ON v.id = d.draft_version
         WHERE d.id = ? AND v.state = 'draft' AND v.author = ? AND v.at > ? AND v.note IS NULL
         AND NOT EXISTS (SELECT 1 FROM versions n WHERE n.document = d.id AND n.id > v.id)`,
        ...[document, author, after],
      )?.id,
  };
}

export function versionWrites({ run, get }: Connection): VersionWrites {
  return {
    async add({ document, at, author, state, json, note }) {
      const { lastInsertRowid } = run(
        'INSERT INTO versions (document, at, author, state, json, note) VALUES (?, ?, ?, ?, ?, ?)',
        ...[document, at, author, state, json, note],
      );
      return Number(lastInsertRowid);
    },
    async becomeLive(id, at, json, note) {
      const row = get<{ at: number }>(
        `UPDATE versions SET state = 'live', at = iif(state = 'draft', ?, at), json = ?, note = coalesce(?, note)
         WHERE id = ? RETURNING at`,
        ...[at, json, note, id],
      );
      return row?.at ?? at;
    },
    async remove(id) {
      run('DELETE FROM versions WHERE id = ?', id);
    },
    async removeOld(before, minVersions) {
      run(
        `DELETE FROM versions AS old WHERE at < ?
         AND id NOT IN (SELECT live_version FROM documents WHERE live_version IS NOT NULL)
         AND id NOT IN (SELECT draft_version FROM documents WHERE draft_version IS NOT NULL)
         AND (SELECT count(*) FROM versions WHERE document = old.document AND (at, id) > (old.at, old.id)) >= ?`,
        ...[before, minVersions],
      );
    },
  };
}
