import { type Occurrence, type WeekSchedule, weekSchedule } from '@longwave/contract/schedule.ts';
import { weekdays } from '@longwave/contract/weekdays.ts';
import { expect, test, vi } from 'vitest';
import { clockIn, dateIn, dayName, nextTime } from './schedule/clock.ts';
import { chooseDay, readOnAirData, scheduleKeyFor, weekAhead } from './schedule-choice.ts';

function slot(id: string, start: string, minutes = 60): Occurrence {
  const end = new Date(Date.parse(start) + minutes * 60_000).toISOString();
  return {
    id,
    title: id,
    description: '',
    start,
    end,
    slot_time: '',
    residents: [],
    picture: null,
    show: null,
  };
}

/** Two weeks from a Sunday, one slot at noon UTC each day. */
function fortnight(sunday: string, extra: Occurrence[] = []): WeekSchedule {
  const days = Array.from({ length: 14 }, (_, at) => {
    const date = new Date(Date.parse(`${sunday}T12:00:00Z`) + at * 86_400_000).toISOString().slice(0, 10);
    const name = weekdays[at % 7] ?? 'sunday';
    const own = extra.filter((one) => one.start.startsWith(date));
    return [
      at < 7 ? name : `next${name}`,
      { day: at % 7, date, schedule: [slot(`noon-${date}`, `${date}T12:00:00Z`), ...own] },
    ];
  });
  return weekSchedule.parse({ zone: 'Europe/London', ...Object.fromEntries(days) });
}

test('[R-306] a weekday that is over is that of next week; on Sunday every later day is next week', () => {
  expect(scheduleKeyFor(3, 2)).toBe('nexttuesday');
  expect(scheduleKeyFor(3, 3)).toBe('wednesday');
  expect(scheduleKeyFor(3, 5)).toBe('friday');
  expect(scheduleKeyFor(3, 0)).toBe('nextsunday');
  expect(scheduleKeyFor(0, 0)).toBe('sunday');
  expect(scheduleKeyFor(0, 1)).toBe('nextmonday');
  expect(() => scheduleKeyFor(0, 7)).toThrow(RangeError);
});

test('[R-306] before the schedule is there nothing is chosen, and the log says so', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(chooseDay(null, 1, 1, null)).toBeNull();
  expect(log).toHaveBeenCalledWith('Schedule not yet loaded');
  log.mockRestore();
});

test('[R-305] the chosen day has its name and its slots, the one on air marked live', () => {
  const chosen = chooseDay(fortnight('2026-03-01'), 1, 1, 'noon-2026-03-02');
  expect(chosen?.day).toBe('monday');
  expect(chosen?.schedule.map(({ id, live }) => [id, live])).toEqual([['noon-2026-03-02', true]]);
  expect(chooseDay(fortnight('2026-03-01'), 2, 1, null)?.schedule[0]?.id).toBe('noon-2026-03-09');
});

test('[R-307] the week ahead starts today and puts each slot on the visitor’s own day', () => {
  const late = slot('late', '2026-03-03T23:30:00Z');
  const schedule = fortnight('2026-03-01', [late]);
  const now = Date.parse('2026-03-03T10:00:00Z');
  const london = weekAhead(schedule, 'Europe/London', now, null);
  expect(london.map(({ date }) => date)[0]).toBe('2026-03-03');
  expect(london).toHaveLength(7);
  expect(london[0]?.slots.map(({ id }) => id)).toEqual(['noon-2026-03-03', 'late']);
  const tokyo = weekAhead(schedule, 'Asia/Tokyo', now, null);
  expect(tokyo[0]?.slots.map(({ id }) => id)).toEqual(['noon-2026-03-03']);
  expect(tokyo[1]?.slots.map(({ id }) => id)).toEqual(['late', 'noon-2026-03-04']);
});

test('[R-307] times stay right across the change to summer time', () => {
  // London moves its clocks on 29 March 2026, New York had done so on 8 March.
  expect(clockIn('Europe/London', '2026-03-28T09:05:00Z')).toBe('09:05');
  expect(clockIn('Europe/London', '2026-03-29T09:05:00Z')).toBe('10:05');
  expect(clockIn('America/New_York', '2026-03-28T09:05:00Z')).toBe('05:05');
  expect(clockIn('Europe/London', '2026-03-29T00:00:00Z')).toBe('00:00');
  const days = weekAhead(fortnight('2026-03-22'), 'Europe/London', Date.parse('2026-03-28T23:30:00Z'), null);
  expect(days.map(({ date }) => date).slice(0, 3)).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
  expect(days[1]?.slots.map((one) => clockIn('Europe/London', one.start))).toEqual(['13:00']);
  expect(dateIn('Europe/London', '2026-03-29T23:30:00Z')).toBe('2026-03-30');
  expect(dayName('2026-03-29')).toBe('Sunday 29 March');
});

test('[R-308] a failure names the data it was about and goes on to the caller', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = new Error('down');
  const fail = () => Promise.reject(broken);
  await expect(readOnAirData('schedule', fail)).rejects.toBe(broken);
  expect(log).toHaveBeenLastCalledWith('Error fetching week schedule:', broken);
  await expect(readOnAirData('live-now', fail)).rejects.toBe(broken);
  expect(String(log.mock.lastCall?.[0])).toContain('radio-hosting data');
  log.mockRestore();
});

test('what is next is told with its day where that is not today, in the zone that is shown', () => {
  const now = Date.parse('2026-11-17T22:30:00Z');
  expect(nextTime('UTC', '2026-11-17T23:00:00Z', now)).toBe('at 23:00');
  expect(nextTime('UTC', '2026-11-18T10:00:00Z', now)).toBe('tomorrow at 10:00');
  expect(nextTime('Asia/Tokyo', '2026-11-18T01:00:00Z', now)).toBe('at 10:00');
  expect(nextTime('UTC', '2026-11-20T10:00:00Z', now)).toBe('on Friday at 10:00');
  expect(nextTime('UTC', '2026-11-24T10:00:00Z', now)).toBe('on Tuesday 24 November at 10:00');
});
