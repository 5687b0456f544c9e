import { type HeardTrack, trackNames, trackSaid } from '@longwave/contract/played-tracks.ts';
import type { PlayerMetadata } from '@longwave/contract/player-metadata.ts';
import type { Playout, PlayoutSlot } from '@longwave/contract/playout.ts';
import type { Track } from '../playout/timeline.ts';
import type { LiveShow, OnAir } from './on-air.ts';

/** the track that is heard, as far as somebody tells it: a source, a tracklist, the rotation, another host. */

/** Of what this host plays, at a moment in milliseconds since 1970. */
export function trackOnAir(
  { slot, track, live, since }: OnAir,
  playout: Playout,
  ownFiller: Track[],
  now: number,
): HeardTrack | null {
  if (live) return live.song ? { ...trackNames(live.song), at: now, show: showOf(slot, live) } : null;
  if (!track) return null;
  const list = playout.tracklists[track.name];
  if (list) {
    const found = list.tracks.findLast(({ time }) => since + time * 1000 <= now);
    if (!found) return null;
    const { artist, title, time } = found;
    return {
      artist,
      title,
      at: since + time * 1000,
      show: { title: list.title, path: `/shows/${list.show}` },
    };
  }
  const filler = [ownFiller, ...playout.entries.map((entry) => entry.filler)];
  const isFiller = filler.some((tracks) => tracks.some(({ name }) => name === track.name));
  return isFiller ? { artist: '', title: track.title, at: since, show: null } : null;
}

function showOf(slot: PlayoutSlot | null, live: LiveShow): HeardTrack['show'] {
  if (slot) return { title: slot.title, path: pathOf(slot) };
  return live.name ? { title: live.name, path: null } : null;
}

function pathOf(slot: PlayoutSlot | undefined): string | null {
  return slot?.programme ? `/programmes/${slot.programme}` : null;
}

/** Of what another host says; our schedule knows the programme of a show that is called the same. */
export function trackOfOtherHost(
  event: PlayerMetadata,
  { station, slots }: Playout,
  now: number,
): HeardTrack | null {
  const heard = trackSaid(event, station.name, now);
  if (!heard?.show) return heard;
  const { title } = heard.show;
  return { ...heard, show: { title, path: pathOf(slots.find((slot) => slot.title === title)) } };
}
