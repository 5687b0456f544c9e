import type { WeekSchedule } from '@longwave/contract/schedule.ts';
import { weekdays } from '@longwave/contract/weekdays.ts';
import { createStore } from 'zustand/vanilla';
import { radio } from './radio-state.ts';
import { type ChosenDay, chooseDay } from './schedule-choice.ts';

/** the radio's part of the interface state; the shell's panels are in `shell/shell-state.ts`. */
type SharedUi = {
  radioPlaying: boolean;
  /** Today's weekday in the zone that times are shown in: Sunday is 0, Saturday 6. */
  dayToday: number | null;
  /** The day that was chosen last and is shown. */
  lastSet: ChosenDay | null;
  currentDay: string;
};

export const sharedUi = createStore<SharedUi>(() => ({
  radioPlaying: false,
  dayToday: null,
  lastSet: null,
  currentDay: '',
}));

radio.subscribe(({ playing }) => sharedUi.setState({ radioPlaying: playing }));

/** chooses a weekday; without a schedule nothing changes. */
export function setDay(
  schedule: WeekSchedule | null,
  today: number,
  day: number,
  onAirId: string | null,
): void {
  const chosen = chooseDay(schedule, today, day, onAirId);
  if (chosen) sharedUi.setState({ dayToday: today, lastSet: chosen, currentDay: chosen.day });
}

/** The day to show: the one chosen last; but if that was today, the new day after midnight. */
export function dayToShow(today: number): number {
  const { dayToday, currentDay } = sharedUi.getState();
  const chosen = (weekdays as readonly string[]).indexOf(currentDay);
  return chosen < 0 || chosen === dayToday ? today : chosen;
}
