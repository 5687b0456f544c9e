import type { Occurrence, WeekSchedule } from '@longwave/contract/schedule.ts';
import { type ScheduleKey, weekdays } from '@longwave/contract/weekdays.ts';
import { broadcastsOf } from './broadcasts.ts';
import { dateIn, weekdayOf } from './schedule/clock.ts';

/** which day's programme is shown. */

/** the key of a weekday as the week ahead sees it: a day that is over this week means next week's. */
export function scheduleKeyFor(today: number, day: number): ScheduleKey {
  const name = weekdays[day];
  if (!name) throw new RangeError(`There is no weekday ${day}`);
  const over = today !== 0 ? today > day : day > today;
  return over ? `next${name}` : name;
}

export type ChosenDay = { day: string; schedule: Slot[] };
export type Slot = Occurrence & { live: boolean };

/** The payload of a day: its name and its slots, the one on air marked. */
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
  const key = scheduleKeyFor(today, day);
  return { day: weekdays[day] ?? '', schedule: withLive(schedule[key].schedule, onAirId) };
}

export function withLive(slots: Occurrence[], onAirId: string | null): Slot[] {
  return slots.map((slot) => ({ ...slot, live: slot.id === onAirId }));
}

type ScheduleDay = { date: string; slots: Slot[] };

/**
 * Seven days from today in the given zone. Every slot stands on the day on which it begins there,
 * so that a visitor elsewhere, or a change to summer time, moves no programme to a wrong day.
 */
export function weekAhead(
  schedule: WeekSchedule,
  zone: string,
  now: number,
  onAirId: string | null,
): ScheduleDay[] {
  const byDate = Map.groupBy(broadcastsOf(schedule), (slot) => dateIn(zone, slot.start));
  return datesFrom(dateIn(zone, now), 7).map((date) => ({
    date,
    slots: withLive(byDate.get(date) ?? [], onAirId),
  }));
}

function datesFrom(first: string, count: number): string[] {
  const noon = Date.parse(`${first}T12:00:00Z`);
  return Array.from({ length: count }, (_, at) =>
    new Date(noon + at * 86_400_000).toISOString().slice(0, 10),
  );
}

export function todayIn(zone: string, now: number): number {
  return weekdayOf(dateIn(zone, now));
}

/** reads radio-hosting data; a failure is logged by name and goes on to the caller. */
export async function readOnAirData<T>(what: 'live-now' | 'schedule', read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (what === 'schedule') console.error('Error fetching week schedule:', error);
    else console.error('Error fetching the radio-hosting data of the live show:', error);
    throw error;
  }
}
