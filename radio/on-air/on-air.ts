import type { PlayoutSlot } from '@longwave/contract/playout.ts';
import type { Track } from '../playout/timeline.ts';

/** What a live source broadcasts. */
export type LiveShow = { id: string; name: string; song: string; since: number };

/** What a chunk of sound is: the slot it belongs to and what is heard. */
export type OnAir = {
  slot: PlayoutSlot | null;
  track: Track | null;
  /** Whether filler is heard, in a gap or in place of a recording of the slot; false when left out. */
  isFiller?: boolean;
  /** When the track, or the live show, started. */
  since: number;
  live: LiveShow | null;
};

/** The line a player shows. */
export function titleOf({ slot, track, isFiller, live }: OnAir, stationName: string): string {
  if (live) return live.song || slot?.title || live.name || stationName;
  if (!track) return slot?.title ?? stationName;
  if (!slot || isFiller) return track.title;
  const host = slot.residents.join(', ');
  return host && !slot.title.includes(host) ? `${host} - ${slot.title}` : slot.title;
}
