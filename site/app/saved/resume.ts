import type { HistoryEntry } from './saved-entries.ts';

/** In seconds: an earlier position is not worth resuming, and so near to its end a show counts as finished. */
const minPosition = 5;
const nearEnd = 20;

export function isUnfinished({ position, duration }: HistoryEntry): boolean {
  return position > minPosition && duration > 0 && position < duration - nearEnd;
}

/** Where a show is resumed: at its last position, or at its start. */
export function resumePosition(history: HistoryEntry[], showId: string): number {
  const entry = history.find((one) => one.show.id === showId);
  return entry && isUnfinished(entry) ? entry.position : 0;
}
