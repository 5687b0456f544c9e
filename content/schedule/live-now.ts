import type { LiveNow } from '@longwave/contract/schedule.ts';
import type { Reader } from '../pages/reader.ts';
import { broadcasts, occurrenceOf, slotTime, stationZone } from './occurrence.ts';
import { nextBoundary } from './week-schedule.ts';

const week = 7 * 86_400_000;

/** the broadcast of this moment, by the schedule. */
export function liveNow(reader: Reader): LiveNow {
  const zone = stationZone(reader);
  const coming = broadcasts(reader, reader.now, reader.now + week);
  reader.expireAt(nextBoundary(coming, reader.now));
  const current = coming.find(({ start, end }) => start <= reader.now && reader.now < end);
  const following = coming.find(({ start }) => start > reader.now);
  const next = following ? occurrenceOf(reader, zone, following) : null;
  if (!current) return { live: false, next };
  const residents = current.slot.residents.map(reader.residentTag);
  const station = reader.document('station', 'station')?.document.name ?? '';
  return {
    live: true,
    id: current.id,
    title: current.slot.title,
    name: residents.map(({ name }) => name).join(' & ') || station,
    description: current.slot.description,
    image: current.slot.picture ?? picturesOf(reader, current.slot.residents),
    slot_time: slotTime(zone, current.start, current.end),
    start_time: new Date(current.start).toISOString(),
    end_time: new Date(current.end).toISOString(),
    residents,
    programme: current.slot.programme ?? null,
    next,
  };
}

function picturesOf(reader: Reader, residents: string[]) {
  return reader.residents(residents)[0]?.picture ?? null;
}
