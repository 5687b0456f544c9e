import { type WeekSchedule, weekSchedule } from '@longwave/contract/schedule.ts';
import { weekdays } from '@longwave/contract/weekdays.ts';
import { expect, test, vi } from 'vitest';
import { radio } from './radio-state.ts';
import { dayToShow, setDay, sharedUi } from './shared-ui.ts';

function emptyWeeks(): WeekSchedule {
  const entries = weekdays.flatMap((name, day) =>
    ['', 'next'].map((prefix) => [`${prefix}${name}`, { day, date: '2026-03-01', schedule: [] }]),
  );
  return weekSchedule.parse({ zone: 'Europe/London', ...Object.fromEntries(entries) });
}

test('[R-310] the radio flag starts false and follows the radio', () => {
  expect(sharedUi.getState()).toMatchObject({ radioPlaying: false, lastSet: null });
  radio.setState({ playing: true });
  expect(sharedUi.getState().radioPlaying).toBe(true);
  radio.setState({ playing: false });
  expect(sharedUi.getState().radioPlaying).toBe(false);
});

test('choosing a day sets it; without a schedule nothing is set', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  setDay(null, 2, 3, null);
  expect(log).toHaveBeenCalledWith('Schedule not yet loaded');
  expect(sharedUi.getState().lastSet).toBeNull();
  setDay(emptyWeeks(), 2, 3, null);
  expect(sharedUi.getState()).toMatchObject({
    dayToday: 2,
    currentDay: 'wednesday',
    lastSet: { day: 'wednesday' },
  });
  log.mockRestore();
});

test('[R-310] the day chosen last stays chosen; a page that showed today goes on at midnight', () => {
  sharedUi.setState({ dayToday: null, lastSet: null, currentDay: '' });
  expect(dayToShow(2)).toBe(2);
  setDay(emptyWeeks(), 2, 2, null);
  expect(dayToShow(3)).toBe(3);
  setDay(emptyWeeks(), 3, 5, null);
  expect(dayToShow(4)).toBe(5);
});
