import { isTemporaryFile } from '@longwave/server-kit/write-file.ts';

/**
 * Everything in a station's data folder. Export, import, backup and restore go by this list: an export contains what each entry
 * says, a backup everything that is not derived. Whoever adds a table, a file or a folder must add it here.
 */

/**
 * - `documents`: exported as documents.
 * - `rows`: exported row by row; columns of secrets are left out, and are empty after an import.
 * - `backup`: in backups only, since it is a secret or of use only on this machine.
 * - `derived`: can be computed from the rest.
 */
type Exported = 'documents' | 'backup' | 'derived' | { rows: true; without?: string[] };

type StoredDatabase = { file: string; tables: Record<string, Exported> };

const rows = { rows: true } as const;

/** File name of the content database; exports use it for a PostgreSQL database as well. */
export const contentDatabase = 'content.sqlite';

export const storedDatabases: StoredDatabase[] = [
  {
    file: contentDatabase,
    tables: {
      documents: 'documents',
      versions: 'documents',
      media: rows,
      broadcast_reports: rows,
      as_played: rows,
      aired: rows,
      air_notes: rows,
      relations: 'derived',
      lists: 'derived',
      entries: 'derived',
      recordings: 'derived',
      cards: 'derived',
      staff_items: 'derived',
      staff_counts: 'derived',
      uses: 'derived',
      found_shows: 'derived',
      found_residents: 'derived',
      found_programmes: 'derived',
      found_articles: 'derived',
      found_videos: 'derived',
      found_collections: 'derived',
      found_tracks: 'derived',
      people: 'backup',
      passkeys: 'backup',
      used_challenges: 'backup',
      staff_sessions: 'backup',
      invitations: 'backup',
      setup_links: 'backup',
      api_keys: 'backup',
      audit_log: 'backup',
      reviews: 'backup',
      outbox: 'backup',
      leases: 'backup',
    },
  },
  {
    file: 'chat.sqlite',
    tables: {
      // Without the salt, which is a secret, the fingerprints of writers are useless.
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

/** Folders of files. Recordings made by the station's code are left out everywhere. */
export const storedFolders = ['media', 'recordings', 'broadcasts', 'fonts'];

/**
 * In backups but not in exports: secrets, the plans of moving in and the preparations (both refer to documents by their ids in
 * this database), the originals of preparations, and what is set aside.
 */
export const secretFiles = [
  'session-secret',
  'push-key',
  'move-in',
  'preparations',
  'originals',
  'set-aside',
];

/** Neither exported nor backed up: files that are generated again when requested, and unfinished uploads. */
export const derivedFiles = ['pictures', 'clips', 'playout.json', 'tracks.json', 'uploads'];

/** Whether a file is a leftover of a process that was killed while writing, or derived from the file beside it. */
export function isTemporaryOrDerived(file: string): boolean {
  return isTemporaryFile(file) || /^import-|\.waveform\.json$/.test(file);
}

export type RowTable = { database: string; table: string; without: string[] };

/** The tables that are exported row by row. */
export const rowTables: RowTable[] = storedDatabases.flatMap(({ file, tables }) =>
  Object.entries(tables).flatMap(([table, exported]) =>
    typeof exported === 'object' ? [{ database: file, table, without: exported.without ?? [] }] : [],
  ),
);
