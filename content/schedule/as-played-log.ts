import type { PlayoutEntry } from '@longwave/contract/playout.ts';
import type { Reads, Transaction } from '../store/repository.ts';
import type { Slot } from './broadcasts.ts';

/** The as-played log: what plays from an instant on. It is written before it is heard; a later row ends an earlier one. */

export type Sound = Pick<PlayoutEntry, 'recordings' | 'filler'> & {
  /** Names of the residents at the desk, as they were when the row was written. */
  residents: string[];
};

/** A span of the log; its broadcast is null in a gap of the schedule. */
export type LoggedSpan = { start: number; until: number; broadcast: { id: string; slot: Slot } | null };

export type LogRow = LoggedSpan & {
  origin: number;
  decided: number;
  /** `staff` if somebody requested a change of what was running. */
  reason: 'schedule' | 'staff';
  sound: Sound;
};

/** The rows of the log in a span of time, and the last one that begins before it. */
export async function readLog(reads: Reads, from: number, to: number): Promise<LogRow[]> {
  const rows = await reads.asPlayed.list(from, to);
  return rows.map((row) => ({
    ...row,
    reason: row.reason as LogRow['reason'],
    broadcast: parseBroadcast(row.broadcast),
    sound: JSON.parse(row.sound),
  }));
}

/** The same without the sound, for callers that need only the broadcasts. */
export async function readLoggedSpans(reads: Reads, from: number, to: number): Promise<LoggedSpan[]> {
  const rows = await reads.asPlayed.listSpans(from, to);
  return rows.map((row) => ({ ...row, broadcast: parseBroadcast(row.broadcast) }));
}

function parseBroadcast(json: string | null): LoggedSpan['broadcast'] {
  return json === null ? null : JSON.parse(json);
}

/** Adds a row. Of several processes on one store, the first one to add a row for an instant wins. */
export async function addToLog(tx: Transaction, row: LogRow): Promise<void> {
  await tx.asPlayed.add({
    ...row,
    broadcast: row.broadcast && JSON.stringify(row.broadcast),
    sound: JSON.stringify(row.sound),
  });
}

/** The recording that was played in a broadcast, by the reports of radio hosts, or else by the log. */
export async function findPlayedRecording(
  reads: Reads,
  { id, start, end }: { id: string; start: number; end: number },
): Promise<string | undefined> {
  const aired = await reads.asPlayed.airedRecording(id);
  if (aired !== undefined) return aired ?? undefined;
  return reads.asPlayed.plannedRecording(id, start, end);
}

/** The slot of a broadcast as it was when it was played, even if it has been removed since. */
export async function findLoggedSlot(
  reads: Reads,
  broadcastId: string,
  start: number,
): Promise<Slot | undefined> {
  // A live show may begin early or run over, so its row need not begin at its start.
  const spans = await readLoggedSpans(reads, start - 12 * 3_600_000, start + 12 * 3_600_000);
  return spans.find(({ broadcast }) => broadcast?.id === broadcastId)?.broadcast?.slot;
}
