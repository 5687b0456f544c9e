import type { Playout } from '@longwave/contract/playout.ts';
import type { Occurrence, PinnedEntries } from './pinned.ts';
import { frameAt } from './timeline.ts';

/** The broadcasts this host has played, and those it knows of beside them; oldest first, no two at the same time. */
export function occurrencesOf(pinned: Pick<PinnedEntries, 'occurrences'>, { slots }: Playout): Occurrence[] {
  const played = pinned.occurrences();
  const others = slots
    .map((slot) => ({ slot, firstFrame: frameAt(slot.start), endFrame: frameAt(slot.end) }))
    .filter((one) =>
      played.every(({ firstFrame, endFrame }) => one.endFrame <= firstFrame || one.firstFrame >= endFrame),
    );
  return [...played, ...others].sort((a, b) => a.firstFrame - b.firstFrame);
}
