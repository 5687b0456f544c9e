import type { WeekSchedule } from '@longwave/contract/schedule.ts';
import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { useZone } from '../../zone/zone-choice.ts';
import { type ChosenDay, chooseDay, groupByDayInZone, todayIn } from '../schedule-choice.ts';
import { dayToShow, setDay, sharedUi } from '../shared-ui.ts';

type Day = { shown: ChosenDay | null; today: number; choose: (day: number) => void };

/** the day that was chosen last, at first today; updated when schedule, time or zone change. */
export function useDay(schedule: WeekSchedule | null, now: number, liveId: string | null): Day {
  const { zone } = useZone();
  const today = todayIn(zone, now);
  const lastSet = useStore(sharedUi, (state) => state.lastSet);
  useLayoutEffect(() => {
    setDay(schedule && groupByDayInZone(schedule, zone, now), today, dayToShow(today), liveId);
  }, [schedule, zone, now, today, liveId]);
  return {
    shown: lastSet ?? (schedule && chooseDay(groupByDayInZone(schedule, zone, now), today, today, liveId)),
    today,
    choose: (day) => setDay(schedule && groupByDayInZone(schedule, zone, now), today, day, liveId),
  };
}
