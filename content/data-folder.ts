import { isTemporaryFile } from '@longwave/server-kit/write-file.ts';

/**
 * Everything a station has in its data folder. Export, import, backup and restore all go by this list: an export holds
 * what each entry below says, a backup everything that is not derived. Whoever adds a table, a file or a folder adds it here.
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

/** In PostgreSQL, its tables are there; the name stands for them in exports all the same. */
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
export const storedFolders = ['media', 'recordings', 'broadcasts', 'fonts'];

/**
 * In backups only: secrets; plans of moving in and recordings that are being prepared, which know documents by their ids in
 * this database; the originals these are made of; and what was deleted or replaced in the last month.
 */
export const secretFiles = [
  'session-secret',
  'push-key',
  'move-in',
  'preparations',
  'originals',
  'set-aside',
];

/** Neither exported nor backed up: generated from the rest when requested, or uploads that have not all come yet. */
export const derivedFiles = ['pictures', 'clips', 'playout.json', 'tracks.json', 'uploads'];

/** Left behind by a process that was killed while it wrote, or derived from the file beside it. */
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
