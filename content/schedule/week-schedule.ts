import type { WeekSchedule } from '@longwave/contract/schedule.ts';
import { scheduleKeys } from '@longwave/contract/weekdays.ts';
import type { Reader } from '../pages/reader.ts';
import { broadcasts, occurrenceOf, stationZone } from './occurrence.ts';
import { addDays, dateIn, instantOf, weekdayOf } from './zone.ts';

/**
 * the week that began on Sunday and the one after it, each broadcast on the day it begins in the station's zone.
 * On a Sunday the days before it are those of the week that ends: R-306 then looks for Monday to Saturday in next week.
 */
export function weekSchedule(reader: Reader): WeekSchedule {
  const zone = stationZone(reader);
  const today = dateIn(zone, reader.now);
  const weekday = weekdayOf(today);
  const dateOf = (day: number) => addDays(today, weekday === 0 && day > 0 ? day - 7 : day - weekday);
  const first = weekday === 0 ? dateOf(1) : dateOf(0);
  const all = broadcasts(reader, instantOf(first, 0, zone), instantOf(addDays(first, 14), 0, zone));
  const days = scheduleKeys.map((key, at) => {
    const day = at % 7;
    const date = addDays(dateOf(day), at < 7 ? 0 : 7);
    const schedule = all
      .filter((broadcast) => dateIn(zone, broadcast.start) === date)
      .map((broadcast) => occurrenceOf(reader, zone, broadcast));
    return [key, { day, date, schedule }];
  });
  reader.expireAt(nextBoundary(all, reader.now));
  reader.expireAt(instantOf(addDays(today, 1), 0, zone));
  return { zone, ...Object.fromEntries(days) };
}

export function nextBoundary(all: { start: number; end: number }[], now: number): number {
  const coming = all.flatMap(({ start, end }) => [start, end]).filter((moment) => moment > now);
  return Math.min(now + 3_600_000, ...coming);
}
