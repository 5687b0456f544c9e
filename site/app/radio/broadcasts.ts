import type { LiveNow, Occurrence, WeekSchedule } from '@longwave/contract/schedule.ts';
import { scheduleKeys } from '@longwave/contract/weekdays.ts';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { OnAirShow } from './on-air.ts';

/** The broadcasts known to a page: those it was rendered with, or the whole schedule once that has been fetched. */

/** The schedule as fetched after the page was rendered; `fetchedAt` in milliseconds since 1970. */
export const refreshedSchedule = createStore<{ schedule: WeekSchedule | null; fetchedAt: number }>(() => ({
  schedule: null,
  fetchedAt: 0,
}));

let mountedSchedules = 0;
/** Whether a page that shows the schedule is open. */
export const scheduleIsShown = () => mountedSchedules > 0;

let missing = false;
/** Whether a page was rendered without the schedule it shows, or with an old one. */
export const scheduleIsMissing = () => missing;

export function useMissingSchedule(isMissing: boolean): void {
  useEffect(() => {
    missing = isMissing;
    return () => {
      missing = false;
    };
  }, [isMissing]);
}

export function useSchedule(initial: WeekSchedule | null, renderedAt: number): WeekSchedule | null {
  const { schedule, fetchedAt } = useStore(refreshedSchedule);
  useEffect(() => {
    mountedSchedules++;
    return () => {
      mountedSchedules--;
    };
  }, []);
  return schedule && fetchedAt > renderedAt ? schedule : initial;
}

/** All known broadcasts, soonest first: the two weeks of `schedule`, or without it those of `liveNow` and `more`. */
export function useBroadcasts(
  schedule: WeekSchedule | null,
  liveNow: LiveNow | null,
  more: Occurrence[] = none,
) {
  const slots = useMemo(
    () => (schedule ? broadcastsOf(schedule) : sortedByStart([...broadcastsOfLiveNow(liveNow), ...more])),
    [schedule, liveNow, more],
  );
  useEffect(() => {
    knownBroadcasts = slots;
  }, [slots]);
  return slots;
}
const none: Occurrence[] = [];
let knownBroadcasts = none;

/** The known broadcast at an instant, used when live-now cannot be fetched. */
export function broadcastAt(instant: number): Occurrence | undefined {
  return knownBroadcasts.find(({ start, end }) => Date.parse(start) <= instant && instant < Date.parse(end));
}

export function broadcastsOf(schedule: WeekSchedule): Occurrence[] {
  return sortedByStart(scheduleKeys.flatMap((key) => schedule[key].schedule));
}

function sortedByStart(slots: Occurrence[]): Occurrence[] {
  const all = new Map(slots.map((slot) => [slot.id, slot]));
  return [...all.values()].sort((one, other) => Date.parse(one.start) - Date.parse(other.start));
}

function broadcastsOfLiveNow(now: LiveNow | null): Occurrence[] {
  const next = now?.next ? [now.next] : [];
  if (!now?.live) return next;
  const {
    id,
    title,
    description,
    slot_time,
    residents,
    programme,
    image: picture,
    start_time,
    end_time,
  } = now;
  const live = { id, title, description, slot_time, residents, programme, picture, show: null };
  return [{ ...live, start: start_time, end: end_time }, ...next];
}

/** Finds the broadcast of the show on air: by id, else by title and time, because external radio hosts have ids of their own. */
export function findBroadcast(slots: Occurrence[], show: OnAirShow | null): Occurrence | undefined {
  if (!show) return undefined;
  const start = Date.parse(show.start_time);
  return (
    slots.find(({ id }) => id === show.id) ??
    slots.find(
      ({ title, ...slot }) =>
        title === show.title && Date.parse(slot.start) <= start && start < Date.parse(slot.end),
    )
  );
}

/** For so many milliseconds after its end a show may still be heard from the buffer; the broadcast after it counts as upcoming. */
const maxBuffer = 120_000;

/** The broadcasts after the one that is heard, soonest first. */
export function upcomingBroadcasts(slots: Occurrence[], heard: OnAirShow | null, now: number): Occurrence[] {
  const end = heard ? Date.parse(heard.end_time) : now;
  const from = now - end < maxBuffer ? Math.min(now, end - 1) : now;
  const current = findBroadcast(slots, heard);
  return slots.filter((slot) => Date.parse(slot.start) > from && slot !== current);
}
