import type { Occurrence } from '@longwave/contract/schedule.ts';
import type { Reader } from '../pages/reader.ts';
import type { Slot } from './broadcasts.ts';
import { broadcasts, occurrenceOf, stationZone } from './occurrence.ts';

const fourWeeks = 28 * 86_400_000;
const mostTimes = 4;

/** When some slots are on air next: at most four times in the coming four weeks, the present one included. */
export function upcoming(reader: Reader, isWanted: (slot: Slot) => boolean): Occurrence[] {
  const coming = broadcasts(reader, reader.now, reader.now + fourWeeks)
    .filter((broadcast) => isWanted(broadcast.slot))
    .slice(0, mostTimes);
  reader.expireAt(coming[0]?.end ?? reader.now + 86_400_000);
  const zone = stationZone(reader);
  return coming.map((broadcast) => occurrenceOf(reader, zone, broadcast));
}

/** The next broadcast of every programme in the coming four weeks, the present one included. */
export function nextOfEach(reader: Reader): Map<string, Occurrence> {
  const zone = stationZone(reader);
  const next = new Map<string, Occurrence>();
  for (const broadcast of broadcasts(reader, reader.now, reader.now + fourWeeks)) {
    const { programme } = broadcast.slot;
    if (!programme || next.has(programme)) continue;
    next.set(programme, occurrenceOf(reader, zone, broadcast));
    reader.expireAt(broadcast.end);
  }
  reader.expireAt(reader.now + 86_400_000);
  return next;
}
