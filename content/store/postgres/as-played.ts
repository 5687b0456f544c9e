import type { AiredRow, AsPlayedReads, AsPlayedRow, AsPlayedSpan, NoteRow } from '../tables/as-played.ts';
import type { Sql } from './connection.ts';

export function asPlayedReads(sql: Sql): AsPlayedReads {
  /** A row ends where a later one begins. */
  const until = sql`least(until, (SELECT min(later.start) FROM as_played later WHERE later.start > log.start)) AS until`;
  const within = (from: number, to: number) => sql`
    FROM as_played log WHERE start < ${to}
    AND start >= coalesce((SELECT max(start) FROM as_played WHERE start <= ${from}), ${from}) ORDER BY start`;

  return {
    list: async (from, to) =>
      await sql<AsPlayedRow[]>`
        SELECT start, ${until}, origin, decided, reason, broadcast, sound ${within(from, to)}`,
    listSpans: async (from, to) =>
      await sql<AsPlayedSpan[]>`SELECT start, ${until}, broadcast ${within(from, to)}`,
    async isAnyFrom(instant) {
      const [row] = await sql`SELECT 1 FROM as_played WHERE start >= ${instant} LIMIT 1`;
      return row !== undefined;
    },
    async listAired(from, to) {
      const rows = await sql<(Omit<AiredRow, 'live'> & { live: number })[]>`
        SELECT start, host, until, occurrence, programme, title, recording, live,
          listeners_average AS "listenersAverage", listeners_peak AS "listenersPeak"
        FROM aired WHERE until > ${from} AND start < ${to} ORDER BY start, host`;
      return rows.map((row) => ({ ...row, live: row.live === 1 }));
    },
    async airedRecording(occurrence) {
      const [row] = await sql<{ recording: string | null }[]>`
        SELECT recording FROM aired WHERE occurrence = ${occurrence} GROUP BY recording
        ORDER BY sum(until - start) DESC LIMIT 1`;
      return row?.recording;
    },
    async plannedRecording(broadcast, start, end) {
      const rows = await sql<{ broadcast: string; sound: string }[]>`
        SELECT broadcast, sound FROM as_played
        WHERE start >= ${start} AND start < ${end} AND broadcast IS NOT NULL ORDER BY start`;
      const row = rows.find((one) => JSON.parse(one.broadcast).id === broadcast);
      return row && JSON.parse(row.sound).recordings?.[0]?.name;
    },
    listNotes: async (from, to) =>
      await sql<
        NoteRow[]
      >`SELECT key, at, slot, text FROM air_notes WHERE at >= ${from} AND at < ${to} ORDER BY at, key`,
  };
}
