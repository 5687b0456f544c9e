import type { PlayoutEntry } from '@longwave/contract/playout.ts';
import type { Store } from '../store.ts';
import type { Slot } from './broadcasts.ts';

/** The as-played log: what plays from an instant on. It is written before it is heard; a later row ends an earlier one. */

export type Sound = Pick<PlayoutEntry, 'recordings' | 'filler'> & {
  /** Names of those at the desk, as they were when it was decided. */
  residents: string[];
};

/** A stretch of the log; its broadcast is null in a gap of the schedule. */
export type LoggedSpan = { start: number; until: number; broadcast: { id: string; slot: Slot } | null };

export type LogRow = LoggedSpan & {
  origin: number;
  decided: number;
  /** `staff` when somebody asked for a change of what was running. */
  reason: 'schedule' | 'staff';
  sound: Sound;
};

const inSpan = `FROM as_played AS row
  WHERE start < :to AND start >= coalesce((SELECT max(start) FROM as_played WHERE start <= :from), :from)
  ORDER BY start`;
const endOfRow =
  'min(until, coalesce((SELECT min(later.start) FROM as_played AS later WHERE later.start > row.start), until)) AS until';

type Texts = { broadcast: string | null; sound: string };

/** What was decided for a span of time, with the last decision before it. */
export function logBetween(store: Store, from: number, to: number): LogRow[] {
  const rows = store
    .sql(`SELECT start, ${endOfRow}, origin, decided, reason, broadcast, sound ${inSpan}`)
    .all({ from, to }) as (Omit<LogRow, keyof Texts> & Texts)[];
  return rows.map((row) => ({
    ...row,
    broadcast: row.broadcast === null ? null : JSON.parse(row.broadcast),
    sound: JSON.parse(row.sound),
  }));
}

/** The same without the sound, for those who ask only what was on. */
export function loggedSpans(store: Store, from: number, to: number): LoggedSpan[] {
  const rows = store.sql(`SELECT start, ${endOfRow}, broadcast ${inSpan}`).all({ from, to }) as (Omit<
    LoggedSpan,
    'broadcast'
  > & { broadcast: string | null })[];
  return rows.map((row) => ({
    ...row,
    broadcast: row.broadcast === null ? null : JSON.parse(row.broadcast),
  }));
}

/** Whoever decides first, of several processes on one store, has decided. */
export function addToLog(store: Store, row: LogRow): void {
  store
    .sql(
      `INSERT OR IGNORE INTO as_played (start, until, origin, decided, reason, broadcast, sound)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      ...[row.start, row.until, row.origin, row.decided, row.reason],
      row.broadcast && JSON.stringify(row.broadcast),
      JSON.stringify(row.sound),
    );
}

/** Only for what nobody has heard yet. */
export function forgetFrom(store: Store, moment: number): void {
  store.sql('DELETE FROM as_played WHERE start >= ?').run(moment);
}

export function forgetBefore(store: Store, moment: number): void {
  for (const [table, column] of [
    ['as_played', 'until'],
    ['aired', 'until'],
    ['air_notes', 'at'],
  ])
    store.sql(`DELETE FROM ${table} WHERE ${column} < ?`).run(moment);
}

/** The recording that was heard in a broadcast, by what the radio hosts said or else by the log. */
export function recordingHeardIn(
  store: Store,
  { id, start, end }: { id: string; start: number; end: number },
): string | undefined {
  const aired = store
    .sql(
      `SELECT recording FROM aired WHERE occurrence = ? GROUP BY recording
       ORDER BY sum(until - start) DESC LIMIT 1`,
    )
    .get(id) as { recording: string | null } | undefined;
  if (aired) return aired.recording ?? undefined;
  const row = store
    .sql(
      `SELECT sound ->> '$.recordings[0].name' AS name FROM as_played
       WHERE start >= ? AND start < ? AND broadcast ->> '$.id' = ? LIMIT 1`,
    )
    .get(start, end, id) as { name: string | null } | undefined;
  return row?.name ?? undefined;
}

/** The slot of a broadcast as it was when it was played, also when it has been removed since. */
export function loggedSlot(store: Store, occurrence: string, start: number): Slot | undefined {
  // A live show may begin early or run over: the broadcast is near its start, not at it.
  const spans = loggedSpans(store, start - 12 * 3_600_000, start + 12 * 3_600_000);
  return spans.find(({ broadcast }) => broadcast?.id === occurrence)?.broadcast?.slot;
}
