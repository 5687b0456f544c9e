import type { WeekSchedule } from '@longwave/contract/schedule.ts';
import { scheduleKeys } from '@longwave/contract/weekdays.ts';
import type { Reader } from '../store/reader.ts';
import { describeBroadcasts } from './describe-broadcast.ts';
import { readBroadcasts, stationZone } from './read-broadcasts.ts';
import { addDays, dateIn, instantOf, weekdayOf } from './zone.ts';

/**
 * the week that began on Sunday and the one after it, each broadcast on the day it begins in the station's zone. On a
 * Sunday, Monday to Saturday are those of the week that ends, since R-306 then reads the coming days from next week.
 */
export async function weekSchedule(reader: Reader): Promise<WeekSchedule> {
  const zone = await stationZone(reader);
  const today = dateIn(zone, reader.now);
  const weekday = weekdayOf(today);
  const dateOf = (day: number) => addDays(today, weekday === 0 && day > 0 ? day - 7 : day - weekday);
  const first = weekday === 0 ? dateOf(1) : dateOf(0);
  const all = await readBroadcasts(reader, instantOf(first, 0, zone), instantOf(addDays(first, 14), 0, zone));
  const begins = all.map(({ start }) => dateIn(zone, start));
  const described = await describeBroadcasts(reader, zone, all);
  const days = scheduleKeys.map((key, at) => {
    const day = at % 7;
    const date = addDays(dateOf(day), at < 7 ? 0 : 7);
    return [key, { day, date, schedule: described.filter((_, at) => begins[at] === date) }];
  });
  reader.expireAt(nextBoundary(all, reader.now));
  reader.expireAt(instantOf(addDays(today, 1), 0, zone));
  return { zone, ...Object.fromEntries(days) };
}

export function nextBoundary(all: { start: number; end: number }[], now: number): number {
  const coming = all.flatMap(({ start, end }) => [start, end]).filter((instant) => instant > now);
  return Math.min(now + 3_600_000, ...coming);
}
