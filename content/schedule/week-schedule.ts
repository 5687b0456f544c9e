import type { WeekSchedule } from '@longwave/contract/schedule.ts';
import { scheduleKeys } from '@longwave/contract/weekdays.ts';
import type { Reader } from '../pages/reader.ts';
import { broadcasts, occurrenceOf, stationZone } from './occurrence.ts';
import { addDays, dateIn, instantOf, weekdayOf } from './zone.ts';

/** this week from Sunday and the next one, each broadcast on the day it begins in the station's zone. */
export function weekSchedule(reader: Reader): WeekSchedule {
  const zone = stationZone(reader);
  const today = dateIn(zone, reader.now);
  const sunday = addDays(today, -weekdayOf(today));
  const from = instantOf(sunday, 0, zone);
  const to = instantOf(addDays(sunday, 14), 0, zone);
  const all = broadcasts(reader, from, to);
  const days = scheduleKeys.map((key, at) => {
    const date = addDays(sunday, at);
    const schedule = all
      .filter((broadcast) => dateIn(zone, broadcast.start) === date)
      .map((broadcast) => occurrenceOf(reader, zone, broadcast));
    return [key, { day: at % 7, date, schedule }];
  });
  reader.expireAt(nextBoundary(all, reader.now));
  reader.expireAt(instantOf(addDays(today, 1), 0, zone));
  return { zone, ...Object.fromEntries(days) };
}

export function nextBoundary(all: { start: number; end: number }[], now: number): number {
  const coming = all.flatMap(({ start, end }) => [start, end]).filter((moment) => moment > now);
  return Math.min(now + 3_600_000, ...coming);
}
