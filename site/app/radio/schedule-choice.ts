import type { Occurrence, WeekSchedule } from '@longwave/contract/schedule.ts';
import { type ScheduleKey, scheduleKeys, weekdays } from '@longwave/contract/weekdays.ts';
import { broadcastsOf } from './broadcasts.ts';
import { addDays, dateIn, weekdayOf } from './schedule/clock.ts';

/** which day of the schedule is shown. */

/** the schedule key of a weekday; a day that is over this week means that of next week. */
export function scheduleKeyFor(today: number, day: number): ScheduleKey {
  const name = weekdays[day];
  if (!name) throw new RangeError(`There is no weekday ${day}`);
  const over = today !== 0 ? today > day : day > today;
  return over ? `next${name}` : name;
}

export type ChosenDay = { day: string; date: string; schedule: Slot[] };
export type Slot = Occurrence & { live: boolean };

/** A day of the schedule: its name and its slots; the slot on air is marked. */
export function chooseDay(
  schedule: WeekSchedule | null,
  today: number,
  day: number,
  onAirId: string | null,
): ChosenDay | null {
  if (!schedule) {
    console.log('Schedule not yet loaded');
    return null;
  }
  const entry = schedule[scheduleKeyFor(today, day)];
  return { day: weekdays[day] ?? '', date: entry.date, schedule: markLive(entry.schedule, onAirId) };
}

function markLive(slots: Occurrence[], onAirId: string | null): Slot[] {
  return slots.map((slot) => ({ ...slot, live: slot.id === onAirId }));
}

/**
 * regroups the schedule by the days of a zone. Every slot is on the day on which it starts there, so that neither
 * another zone nor a change to summer time moves it to a wrong day. The keys have the same meaning as in `weekSchedule` of
 * the contract: on a Sunday, the keys `monday` to `saturday` are the past six days.
 */
export function groupByDayInZone(schedule: WeekSchedule, zone: string, now: number): WeekSchedule {
  const byDate = Map.groupBy(broadcastsOf(schedule), (slot) => dateIn(zone, slot.start));
  const today = dateIn(zone, now);
  const weekday = weekdayOf(today);
  const days = scheduleKeys.map((key, at) => {
    const day = at % 7;
    const ahead = weekday === 0 && day > 0 ? day - 7 : day - weekday;
    const date = addDays(today, at < 7 ? ahead : ahead + 7);
    return [key, { day, date, schedule: byDate.get(date) ?? [] }];
  });
  return { zone, ...Object.fromEntries(days) };
}

/** Seven days from today, of a schedule that is grouped in the visitor's zone. */
export function weekAhead(schedule: WeekSchedule, today: number, onAirId: string | null): ChosenDay[] {
  return weekdays.flatMap((_, ahead) => chooseDay(schedule, today, (today + ahead) % 7, onAirId) ?? []);
}

export function todayIn(zone: string, now: number): number {
  return weekdayOf(dateIn(zone, now));
}
