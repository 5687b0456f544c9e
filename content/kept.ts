/**
 * Everything a station has in its data folder. Export, import, backup and restore all go by this list: an export holds
 * what its words say, a backup everything but what is made again. Whoever adds a table, a file or a folder adds it here.
 */

/**
 * - `documents`: exported as documents.
 * - `rows`: exported row by row; columns of secrets are left out, and are empty after an import.
 * - `backup`: in backups only, since it is a secret or of use only on this machine.
 * - `made again`: follows from the rest.
 */
type Exported = 'documents' | 'backup' | 'made again' | { rows: true; without?: string[] };

export type KeptDatabase = { file: string; tables: Record<string, Exported> };

const rows = { rows: true } as const;

export const keptDatabases: KeptDatabase[] = [
  {
    file: 'content.sqlite',
    tables: {
      documents: 'documents',
      revisions: 'documents',
      media: rows,
      broadcast_reports: rows,
      as_played: rows,
      aired: rows,
      air_notes: rows,
      relations: 'made again',
      lists: 'made again',
      entries: 'made again',
      recordings: 'made again',
      cards: 'made again',
      found_shows: 'made again',
      found_residents: 'made again',
      found_programmes: 'made again',
      found_articles: 'made again',
      found_videos: 'made again',
      found_collections: 'made again',
      found_tracks: 'made again',
    },
  },
  {
    file: 'chat.sqlite',
    tables: {
      // The fingerprints of writers say nothing without the salt, which is a secret.
      messages: { rows: true, without: ['browser', 'address'] },
      staff_names: rows,
      muted: 'backup',
      writers: 'backup',
      strikes: 'backup',
      salt: 'backup',
    },
  },
  { file: 'sessions.sqlite', tables: { sessions: 'backup' } },
  {
    file: 'push.sqlite',
    tables: { subscriptions: 'backup', wishes: 'backup', told_shows: 'backup', notices: 'backup' },
  },
];

/** Folders of files. Of `recordings`, those that the station's code makes are left out everywhere. */
export const keptFolders = ['media', 'recordings', 'broadcasts', 'fonts'];

/** Files that are in backups only. */
export const secretFiles = ['session-secret', 'push-key'];

/** Never kept: made from the rest when they are asked for. */
export const madeAgain = ['pictures', 'clips', 'playout.json'];

/** Left behind by a process that was ended while it wrote, or made of the file beside it. */
export function isLeftOut(file: string): boolean {
  return /^import-|\.(?:half|making|new|unfinished)$|\.waveform\.json$/.test(file);
}

export type RowTable = { database: string; table: string; without: string[] };

/** The tables that are exported row by row. */
export const rowTables: RowTable[] = keptDatabases.flatMap(({ file, tables }) =>
  Object.entries(tables).flatMap(([table, exported]) =>
    typeof exported === 'object' ? [{ database: file, table, without: exported.without ?? [] }] : [],
  ),
);
