import {
  type BroadcastEvent,
  type PlayerMetadata,
  textDocument,
} from '@longwave/contract/player-metadata.ts';
import type { Playout, PlayoutSlot } from '@longwave/contract/playout.ts';
import type { Track } from '../playout/timeline.ts';
import { type OnAir, titleOf } from './on-air.ts';

type Station = { id: string; contentUrl: string; filler: (Track & { seconds: number })[] };

/**
 * What is on air, in Radio Cult's format: an event of the schedule, the default playlist, or off air. A slot whose
 * recording is missing is announced as the rotation, or as off air.
 */
export function playerMetadataOf(onAir: OnAir, playout: Playout, station: Station): PlayerMetadata {
  const { name, zone } = playout.station;
  const { track, live, since } = onAir;
  const slot = live || (track && !onAir.isFiller) ? onAir.slot : null;
  const metadata = {
    title: live ? titleOf(onAir, name) : (track?.title ?? name),
    artist: slot?.residents.join(', ') || null,
    playoutStartUnixTimestamp: Math.floor(since / 1000),
    playoutStartIsoTimestamp: new Date(since).toISOString(),
    ...(slot?.image && { artwork: { default: station.contentUrl + slot.image } }),
  };
  if (slot)
    return { status: 'schedule', content: eventOf(slot, station.id, zone, live ? 'live' : 'mix'), metadata };
  if (live) {
    const start = new Date(live.since).toISOString();
    const content = {
      ...{
        id: live.id,
        stationId: station.id,
        title: live.name || name,
        startDateUtc: start,
        endDateUtc: start,
      },
      ...{ duration: 0, timezone: zone, isRecurring: false, media: { type: 'live' } },
    };
    return { status: 'schedule', content, metadata };
  }
  if (!track) return { status: 'offAir', content: 'Off Air', metadata };
  const filler = playout.entries.find((entry) => entry.filler.length > 0)?.filler ?? station.filler;
  const duration = filler.reduce((sum, { seconds }) => sum + seconds, 0);
  const content = { name: `${name} rotation`, numberOfSongs: filler.length, duration };
  return { status: 'defaultPlaylist', content, metadata };
}

export function eventOf(
  slot: PlayoutSlot,
  stationId: string,
  timezone: string,
  media: string,
): BroadcastEvent {
  return {
    id: slot.id,
    stationId,
    title: slot.title,
    startDateUtc: slot.start,
    endDateUtc: slot.end,
    description: textDocument(slot.description),
    duration: Math.round((Date.parse(slot.end) - Date.parse(slot.start)) / 60_000),
    timezone,
    artistIds: slot.residents,
    isRecurring: false,
    media: { type: media },
  };
}
