import type { RecordingReads, RecordingWrites, RelationReads, RelationWrites } from '../tables/lists.ts';
import type { Connection } from './connection.ts';

export function relationReads({ all, arrays }: Connection): RelationReads {
  return {
    referencing: async (target, type) =>
      arrays<[number]>(
        `SELECT DISTINCT d.id FROM relations r JOIN documents d ON d.id = r.document
         WHERE r.target = ? AND d.type = ? ORDER BY d.id DESC LIMIT 100`,
        ...[target, type],
      ).map(([id]) => id),
    liveReferencing: async (target, types, among) =>
      all(
        `SELECT DISTINCT d.id, d.live FROM relations r JOIN documents d ON d.id = r.document
         WHERE r.target = ? AND d.type IN (SELECT value FROM json_each(?))
         ${among ? 'AND r.document IN (SELECT value FROM json_each(?))' : ''}`,
        ...[target, JSON.stringify(types), ...(among ? [JSON.stringify(among)] : [])],
      ),
    usersOf: async (target, limit) =>
      arrays<[string]>(
        `SELECT DISTINCT d.type || '/' || d.slug FROM relations r JOIN documents d ON d.id = r.document
         WHERE r.target = ? AND r.document <> r.target LIMIT ? + 0`,
        ...[target, limit],
      ).map(([name]) => name),
  };
}

export function relationWrites({ run }: Connection): RelationWrites {
  return {
    async add(document, relations) {
      for (const { field, target } of relations)
        run(
          'INSERT OR IGNORE INTO relations (document, field, target) VALUES (?, ?, ?)',
          document,
          field,
          target,
        );
    },
    async removeOf(document) {
      run('DELETE FROM relations WHERE document = ?', document);
    },
  };
}

export function recordingReads({ get }: Connection): RecordingReads {
  return {
    documentOf: async (name) =>
      get<{ document: number }>('SELECT document FROM recordings WHERE name = ?', name)?.document,
    slugOf: async (name) =>
      get<{ slug: string }>(
        'SELECT d.slug FROM recordings r JOIN documents d ON d.id = r.document WHERE r.name = ?',
        name,
      )?.slug,
  };
}

export function recordingWrites({ run }: Connection): RecordingWrites {
  return {
    async put(name, document) {
      run('INSERT OR REPLACE INTO recordings (name, document) VALUES (?, ?)', name, document);
    },
    async removeOf(document) {
      run('DELETE FROM recordings WHERE document = ?', document);
    },
  };
}
