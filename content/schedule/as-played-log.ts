import type { PlayoutEntry } from '@longwave/contract/playout.ts';
import type { Reads, Transaction } from '../store/repository.ts';
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

/** What was decided for a span of time, with the last decision before it. */
export async function readLog(reads: Reads, from: number, to: number): Promise<LogRow[]> {
  const rows = await reads.asPlayed.list(from, to);
  return rows.map((row) => ({
    ...row,
    reason: row.reason as LogRow['reason'],
    broadcast: parseBroadcast(row.broadcast),
    sound: JSON.parse(row.sound),
  }));
}

/** The same without the sound, for those who ask only what was on. */
export async function readLoggedSpans(reads: Reads, from: number, to: number): Promise<LoggedSpan[]> {
  const rows = await reads.asPlayed.listSpans(from, to);
  return rows.map((row) => ({ ...row, broadcast: parseBroadcast(row.broadcast) }));
}

function parseBroadcast(json: string | null): LoggedSpan['broadcast'] {
  return json === null ? null : JSON.parse(json);
}

/** Whoever decides first, of several processes on one store, has decided. */
export async function addToLog(tx: Transaction, row: LogRow): Promise<void> {
  await tx.asPlayed.add({
    ...row,
    broadcast: row.broadcast && JSON.stringify(row.broadcast),
    sound: JSON.stringify(row.sound),
  });
}

/** The recording that was played in a broadcast, by the reports of the radio hosts or else by the log. */
export async function findPlayedRecording(
  reads: Reads,
  { id, start, end }: { id: string; start: number; end: number },
): Promise<string | undefined> {
  const aired = await reads.asPlayed.airedRecording(id);
  if (aired !== undefined) return aired ?? undefined;
  return reads.asPlayed.plannedRecording(id, start, end);
}

/** The slot of a broadcast as it was when it was played, also when it has been removed since. */
export async function findLoggedSlot(
  reads: Reads,
  broadcastId: string,
  start: number,
): Promise<Slot | undefined> {
  // A live show may begin early or run over: the broadcast is near its start, not at it.
  const spans = await readLoggedSpans(reads, start - 12 * 3_600_000, start + 12 * 3_600_000);
  return spans.find(({ broadcast }) => broadcast?.id === broadcastId)?.broadcast?.slot;
}
