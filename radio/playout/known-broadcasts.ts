import type { Playout } from '@longwave/contract/playout.ts';
import type { AsPlayedLog, Broadcast } from './as-played-log.ts';
import { frameAt } from './timeline.ts';

/** The broadcasts this host has played and the other broadcasts of the schedule, oldest first, without overlaps. */
export function knownBroadcasts(asPlayed: Pick<AsPlayedLog, 'broadcasts'>, { slots }: Playout): Broadcast[] {
  const played = asPlayed.broadcasts();
  const others = slots
    .map((slot) => ({ slot, firstFrame: frameAt(slot.start), endFrame: frameAt(slot.end) }))
    .filter((one) =>
      played.every(({ firstFrame, endFrame }) => one.endFrame <= firstFrame || one.firstFrame >= endFrame),
    );
  return [...played, ...others].sort((a, b) => a.firstFrame - b.firstFrame);
}
