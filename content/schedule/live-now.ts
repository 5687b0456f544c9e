import type { LiveNow } from '@longwave/contract/schedule.ts';
import type { Reader } from '../store/reader.ts';
import { describeBroadcasts, slotTime } from './describe-broadcast.ts';
import { readBroadcasts, stationZone } from './read-broadcasts.ts';
import { nextBoundary } from './week-schedule.ts';

const week = 7 * 86_400_000;

/** the broadcast that is on now. */
export async function liveNow(reader: Reader): Promise<LiveNow> {
  const [zone, coming] = await Promise.all([
    stationZone(reader),
    readBroadcasts(reader, reader.now, reader.now + week),
  ]);
  reader.expireAt(nextBoundary(coming, reader.now));
  const current = coming.find(({ start, end }) => start <= reader.now && reader.now < end);
  const following = coming.find(({ start }) => start > reader.now);
  const [next = null] = await describeBroadcasts(reader, zone, following ? [following] : []);
  if (!current) return { live: false, next };
  const { slot } = current;
  const [residents, station, image] = await Promise.all([
    reader.residentTags(slot.residents),
    reader.document('station', 'station'),
    slot.picture ?? pictureOf(reader, slot.residents),
  ]);
  return {
    live: true,
    id: current.id,
    title: slot.title,
    name: residents.map(({ name }) => name).join(' & ') || (station?.document.name ?? ''),
    description: slot.description,
    image,
    slot_time: slotTime(zone, current.start, current.end),
    start_time: new Date(current.start).toISOString(),
    end_time: new Date(current.end).toISOString(),
    residents,
    programme: slot.programme ?? null,
    next,
  };
}

async function pictureOf(reader: Reader, residents: string[]) {
  return (await reader.residents(residents))[0]?.picture ?? null;
}
