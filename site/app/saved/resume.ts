import type { HistoryEntry } from './saved-entries.ts';

/** In seconds: earlier than this is not worth resuming, and this near the end a show counts as finished. */
const minPosition = 5;
const nearEnd = 20;

export function isUnfinished({ position, duration }: HistoryEntry): boolean {
  return position > minPosition && duration > 0 && position < duration - nearEnd;
}

/** Where a show goes on: at its last position, or at its start. */
export function resumePosition(history: HistoryEntry[], showId: string): number {
  const entry = history.find((one) => one.show.id === showId);
  return entry && isUnfinished(entry) ? entry.position : 0;
}
