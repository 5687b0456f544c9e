import { type HeardTrack, trackFromMetadata, trackNames } from '@longwave/contract/played-tracks.ts';
import type { PlayerMetadata } from '@longwave/contract/player-metadata.ts';
import type { Playout, PlayoutSlot } from '@longwave/contract/playout.ts';
import type { Track } from '../playout/timeline.ts';
import type { LiveShow, OnAir } from './on-air.ts';

/** the track that the built-in host plays at an instant: from the live source, the tracklist or the rotation. */
export function trackOnAir(
  { slot, track, live, since }: OnAir,
  playout: Playout,
  stationFiller: Track[],
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
  const filler = [stationFiller, ...playout.entries.map((entry) => entry.filler)];
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

/** the track that an external host plays; the show's title is used to find its programme in our schedule. */
export function trackOfExternalHost(
  event: PlayerMetadata,
  { station, slots }: Playout,
  now: number,
): HeardTrack | null {
  const heard = trackFromMetadata(event, station.name, now);
  if (!heard?.show) return heard;
  const { title } = heard.show;
  return { ...heard, show: { title, path: pathOf(slots.find((slot) => slot.title === title)) } };
}
