import { addDays, dateIn, daysBetween, instantOf, weekdayOf } from './calendar.ts';
import { type Slot, stationZone } from './slots.ts';

/** The start of a past broadcast of a slot; `ago` 0 is the last one that has ended. */
export function pastBroadcast(slot: Slot, ago: number, now: Date): Date {
  const step = slot.repeat === 'fortnightly' ? 14 : 7;
  const today = dateIn(slot.zone, now);
  let date = addDays(slot.firstDate, Math.floor(daysBetween(slot.firstDate, today) / step) * step);
  if (endOf(slot, date) > now.getTime()) date = addDays(date, -step);
  return startOn(slot, addDays(date, -ago * step));
}

/** The start of the slot's broadcast in the week `weeksAgo` weeks before this one. */
export function broadcastInWeek(slot: Slot, weeksAgo: number, now: Date): Date {
  const today = dateIn(stationZone, now);
  const monday = addDays(today, -weekdayOf(today) - 7 * weeksAgo);
  return startOn(slot, addDays(monday, weekdayOf(slot.firstDate)));
}

function startOn(slot: Slot, date: string): Date {
  return instantOf(date, slot.startTime, slot.zone);
}

function endOf(slot: Slot, date: string): number {
  return startOn(slot, date).getTime() + slot.minutes * 60_000;
}
