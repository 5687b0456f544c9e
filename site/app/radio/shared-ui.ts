import type { WeekSchedule } from '@longwave/contract/schedule.ts';
import { weekdays } from '@longwave/contract/weekdays.ts';
import { createStore } from 'zustand/vanilla';
import { radio } from './live-radio.ts';
import { type OnAirShow, onAir } from './on-air.ts';
import { type ChosenDay, chooseDay, type Slot } from './schedule-choice.ts';

/** the radio's part of the interface state; the shell's panels are in `shell/shell-state.ts`. */
type SharedUi = {
  radioPlaying: boolean;
  /** sunday 0 … saturday 6, in the station's zone. */
  dayToday: number | null;
  /** The day's programme that was chosen last. */
  lastSet: ChosenDay | null;
  currentDay: string;
  /** The show whose details are open; the on-air show when none was given. */
  artistDetails: Slot | OnAirShow | null;
};

export const sharedUi = createStore<SharedUi>(() => ({
  radioPlaying: false,
  dayToday: null,
  lastSet: null,
  currentDay: '',
  artistDetails: null,
}));

radio.subscribe(({ playing }) => sharedUi.setState({ radioPlaying: playing }));

/** chooses a weekday's programme; without a schedule nothing changes. */
export function setDay(schedule: WeekSchedule | null, today: number, day: number): void {
  const chosen = chooseDay(schedule, today, day, onAir.getState().heard?.id ?? null);
  if (chosen) sharedUi.setState({ dayToday: today, lastSet: chosen, currentDay: weekdays[day] ?? '' });
}

export function setArtistDetails(details: Slot | OnAirShow | null = onAir.getState().heard): void {
  sharedUi.setState({ artistDetails: details });
}
