import type { PlayoutSlot } from '@longwave/contract/playout.ts';
import type { Track } from '../playout/timeline.ts';

/** A live source's name and current song. */
export type LiveShow = { id: string; name: string; song: string; since: number };

/** What is heard in a chunk, and the slot it belongs to. */
export type OnAir = {
  slot: PlayoutSlot | null;
  track: Track | null;
  /** Whether filler is heard, in a gap or in place of a recording of the slot; missing means false. */
  isFiller?: boolean;
  /** When the track, or the live show, started; milliseconds since 1970. */
  since: number;
  live: LiveShow | null;
};

/** The title that a player shows. */
export function titleOf({ slot, track, isFiller, live }: OnAir, stationName: string): string {
  if (live) return live.song || slot?.title || live.name || stationName;
  if (!track) return slot?.title ?? stationName;
  if (!slot || isFiller) return track.title;
  const host = slot.residents.join(', ');
  return host && !slot.title.includes(host) ? `${host} - ${slot.title}` : slot.title;
}
