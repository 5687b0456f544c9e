import type { Occurrence } from '@longwave/contract/schedule.ts';
import type { Reader } from '../pages/reader.ts';
import { broadcasts, occurrenceOf, stationZone } from './occurrence.ts';

const fourWeeks = 28 * 86_400_000;

/** When a resident is on air next: at most four times in the coming four weeks, the present one included. */
export function upcomingOf(reader: Reader, resident: string): Occurrence[] {
  const coming = broadcasts(reader, reader.now, reader.now + fourWeeks)
    .filter((broadcast) => broadcast.slot.residents.includes(resident))
    .slice(0, 4);
  reader.expireAt(coming[0]?.end ?? reader.now + 86_400_000);
  const zone = stationZone(reader);
  return coming.map((broadcast) => occurrenceOf(reader, zone, broadcast));
}
