import type { AsPlayedWrites } from '../tables/as-played.ts';
import type { Sql } from './connection.ts';

export function asPlayedWrites(sql: Sql): AsPlayedWrites {
  return {
    async add({ start, until, origin, decided, reason, broadcast, sound }) {
      await sql`
        INSERT INTO as_played (start, until, origin, decided, reason, broadcast, sound)
        VALUES (${start}, ${until}, ${origin}, ${decided}, ${reason}, ${broadcast}, ${sound}) ON CONFLICT DO NOTHING`;
    },
    async deleteFrom(instant) {
      await sql`DELETE FROM as_played WHERE start >= ${instant}`;
    },
    async deleteBefore(instant) {
      await Promise.all([
        sql`DELETE FROM as_played WHERE until < ${instant}`,
        sql`DELETE FROM aired WHERE until < ${instant}`,
        sql`DELETE FROM air_notes WHERE at < ${instant}`,
      ]);
    },
    async putAired(row) {
      await sql`
        INSERT INTO aired (start, host, until, occurrence, programme, title, recording, live, listeners_average,
          listeners_peak)
        VALUES (${row.start}, ${row.host}, ${row.until}, ${row.occurrence}, ${row.programme}, ${row.title},
          ${row.recording}, ${row.live ? 1 : 0}, ${row.listenersAverage}, ${row.listenersPeak})
        ON CONFLICT (start, host) DO UPDATE SET until = excluded.until,
          listeners_average = excluded.listeners_average, listeners_peak = excluded.listeners_peak
        WHERE excluded.until > aired.until`;
    },
    async addNote({ key, at, slot, text }) {
      await sql`
        INSERT INTO air_notes (key, at, slot, text) VALUES (${key}, ${at}, ${slot}, ${text}) ON CONFLICT DO NOTHING`;
    },
    async addBroadcastReport(hash, at) {
      const { count } = await sql`
        INSERT INTO broadcast_reports (report, at) VALUES (${hash}, ${at}) ON CONFLICT DO NOTHING`;
      return count > 0;
    },
  };
}
