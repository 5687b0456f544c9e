import type {
  AiredRow,
  AsPlayedReads,
  AsPlayedRow,
  AsPlayedSpan,
  AsPlayedWrites,
  NoteRow,
} from '../tables/as-played.ts';
import type { Connection } from './connection.ts';

const inSpan = `FROM as_played AS row
  WHERE start < ?2 AND start >= coalesce((SELECT max(start) FROM as_played WHERE start <= ?1), ?1) ORDER BY start`;
const endOfRow =
  'min(until, coalesce((SELECT min(later.start) FROM as_played AS later WHERE later.start > row.start), until)) AS until';

type StoredAired = Omit<AiredRow, 'live'> & { live: number };

export function asPlayedReads({ all, get }: Connection): AsPlayedReads {
  return {
    list: async (from, to) =>
      all<AsPlayedRow>(
        `SELECT start, ${endOfRow}, origin, decided, reason, broadcast, sound ${inSpan}`,
        from,
        to,
      ),
    listSpans: async (from, to) =>
      all<AsPlayedSpan>(`SELECT start, ${endOfRow}, broadcast ${inSpan}`, from, to),
    isAnyFrom: async (instant) =>
      get('SELECT 1 FROM as_played WHERE start >= ? LIMIT 1', instant) !== undefined,
    async listAired(from, to) {
      const rows = all<StoredAired>(
        `SELECT start, host, until, occurrence, programme, title, recording, live,
           listeners_average AS listenersAverage, listeners_peak AS listenersPeak
         FROM aired WHERE until > ? AND start < ? ORDER BY start, host`,
        ...[from, to],
      );
      return rows.map((row) => ({ ...row, live: row.live === 1 }));
    },
    airedRecording: async (occurrence) =>
      get<{ recording: string | null }>(
        `SELECT recording FROM aired WHERE occurrence = ? GROUP BY recording ORDER BY sum(until - start) DESC LIMIT 1`,
        occurrence,
      )?.recording,
    plannedRecording: async (broadcast, start, end) =>
      get<{ name: string | null }>(
        `SELECT sound ->> '$.recordings[0].name' AS name FROM as_played
         WHERE start >= ? AND start < ? AND broadcast ->> '$.id' = ? LIMIT 1`,
        ...[start, end, broadcast],
      )?.name ?? undefined,
    listNotes: async (from, to) =>
      all<NoteRow>(
        'SELECT key, at, slot, text FROM air_notes WHERE at >= ? AND at < ? ORDER BY at',
        from,
        to,
      ),
  };
}

export function asPlayedWrites({ run }: Connection): AsPlayedWrites {
  return {
    async add({ start, until, origin, decided, reason, broadcast, sound }) {
      run(
        `INSERT OR IGNORE INTO as_played (start, until, origin, decided, reason, broadcast, sound)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
        ...[start, until, origin, decided, reason, broadcast, sound],
      );
    },
    async deleteFrom(instant) {
      run('DELETE FROM as_played WHERE start >= ?', instant);
    },
    async deleteBefore(instant) {
      run('DELETE FROM as_played WHERE until < ?', instant);
      run('DELETE FROM aired WHERE until < ?', instant);
      run('DELETE FROM air_notes WHERE at < ?', instant);
    },
    async putAired(row) {
      run(
        `INSERT INTO aired (start, host, until, occurrence, programme, title, recording, live,
           listeners_average, listeners_peak) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (start, host) DO UPDATE SET until = excluded.until,
           listeners_average = excluded.listeners_average, listeners_peak = excluded.listeners_peak
         WHERE excluded.until > until`,
        ...[row.start, row.host, row.until, row.occurrence, row.programme, row.title, row.recording],
        ...[row.live ? 1 : 0, row.listenersAverage, row.listenersPeak],
      );
    },
    async addNote({ key, at, slot, text }) {
      run('INSERT OR IGNORE INTO air_notes (key, at, slot, text) VALUES (?, ?, ?, ?)', key, at, slot, text);
    },
    async addBroadcastReport(hash, at) {
      return run('INSERT OR IGNORE INTO broadcast_reports (report, at) VALUES (?, ?)', hash, at).changes > 0;
    },
  };
}
