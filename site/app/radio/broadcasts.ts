import type { LiveNow, Occurrence, WeekSchedule } from '@longwave/contract/schedule.ts';
import { scheduleKeys } from '@longwave/contract/weekdays.ts';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { OnAirShow } from './on-air.ts';

/** The broadcasts a page knows of: those it came with, or the whole programme as it was read again since. */

/** The programme as read after the page came; `readAt` in milliseconds since 1970. */
export const readAgain = createStore<{ schedule: WeekSchedule | null; readAt: number }>(() => ({
  schedule: null,
  readAt: 0,
}));

let watchers = 0;
/** Whether a page that shows the programme is open. */
export const programmeIsShown = () => watchers > 0;

let missing = false;
/** Whether a page came without the programme it shows, or with one of long ago. */
export const programmeIsMissing = () => missing;

export function useMissingProgramme(isMissing: boolean): void {
  useEffect(() => {
    missing = isMissing;
    return () => {
      missing = false;
    };
  }, [isMissing]);
}

export function useSchedule(initial: WeekSchedule | null, made: number): WeekSchedule | null {
  const { schedule, readAt } = useStore(readAgain);
  useEffect(() => {
    watchers++;
    return () => {
      watchers--;
    };
  }, []);
  return schedule && readAt > made ? schedule : initial;
}

/** All broadcasts known, soonest first: those the page came with, and two weeks of them once read again. */
export function useBroadcasts(
  schedule: WeekSchedule | null,
  liveNow: LiveNow | null,
  more: Occurrence[] = none,
) {
  const slots = useMemo(
    () => (schedule ? broadcastsOf(schedule) : inOrder([...broadcastsIn(liveNow), ...more])),
    [schedule, liveNow, more],
  );
  useEffect(() => {
    known = slots;
  }, [slots]);
  return slots;
}
const none: Occurrence[] = [];
let known = none;

/** What should be on air at a moment, for when nobody can be asked. */
export function plannedAt(moment: number): Occurrence | undefined {
  return known.find(({ start, end }) => Date.parse(start) <= moment && moment < Date.parse(end));
}

export function broadcastsOf(schedule: WeekSchedule): Occurrence[] {
  return inOrder(scheduleKeys.flatMap((key) => schedule[key].schedule));
}

function inOrder(slots: Occurrence[]): Occurrence[] {
  const all = new Map(slots.map((slot) => [slot.id, slot]));
  return [...all.values()].sort((one, other) => Date.parse(one.start) - Date.parse(other.start));
}

function broadcastsIn(now: LiveNow | null): Occurrence[] {
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

/** The broadcast that a show on air is. A radio host elsewhere has ids of its own, so title and time decide there. */
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

/** While a show's last seconds are still in the buffer, the one after it is what comes next. */
const longestBuffer = 120_000;

/** The broadcasts after the one that is heard, soonest first. */
export function comingUp(slots: Occurrence[], heard: OnAirShow | null, now: number): Occurrence[] {
  const end = heard ? Date.parse(heard.end_time) : now;
  const from = now - end < longestBuffer ? Math.min(now, end - 1) : now;
  const current = findBroadcast(slots, heard);
  return slots.filter((slot) => Date.parse(slot.start) > from && slot !== current);
}
