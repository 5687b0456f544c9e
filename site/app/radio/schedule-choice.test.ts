import { type Occurrence, type WeekSchedule, weekSchedule } from '@longwave/contract/schedule.ts';
import { scheduleKeys, weekdays } from '@longwave/contract/weekdays.ts';
import { expect, test, vi } from 'vitest';
import { clockIn, dateIn, dayName, nextTime } from './schedule/clock.ts';
import { chooseDay, groupByDayInZone, scheduleKeyFor, todayIn, weekAhead } from './schedule-choice.ts';

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

const ids = (day: { schedule: Occurrence[] } | undefined) => day?.schedule.map(({ id }) => id);

/** The week ahead as a visitor in that zone sees it. */
function seen(schedule: WeekSchedule, zone: string, now: number) {
  return weekAhead(groupByDayInZone(schedule, zone, now), todayIn(zone, now), null);
}

test('[R-307] the week ahead starts today and puts each slot on the visitor’s own day', () => {
  const late = slot('late', '2026-03-03T23:30:00Z');
  const schedule = fortnight('2026-03-01', [late]);
  const now = Date.parse('2026-03-03T10:00:00Z');
  const london = seen(schedule, 'Europe/London', now);
  expect(london.map(({ date }) => date)[0]).toBe('2026-03-03');
  expect(london).toHaveLength(7);
  expect(ids(london[0])).toEqual(['noon-2026-03-03', 'late']);
  const tokyo = seen(schedule, 'Asia/Tokyo', now);
  expect(ids(tokyo[0])).toEqual(['noon-2026-03-03']);
  expect(ids(tokyo[1])).toEqual(['late', 'noon-2026-03-04']);
});

test('a day chosen by a visitor elsewhere is that visitor’s day, not the station’s', () => {
  // Midnight in London on Tuesday the 17th is Monday evening, 20:00, in New York.
  const schedule = fortnight('2026-03-15', [slot('after-midnight', '2026-03-17T00:00:00Z')]);
  const now = Date.parse('2026-03-17T03:00:00Z');
  const zone = 'America/New_York';
  const today = chooseDay(
    groupByDayInZone(schedule, zone, now),
    todayIn(zone, now),
    todayIn(zone, now),
    null,
  );
  expect(today).toMatchObject({ day: 'monday', date: '2026-03-16' });
  expect(ids(today ?? undefined)).toEqual(['noon-2026-03-16', 'after-midnight']);
});

/** Hourly broadcasts for four weeks around a day, for a station in London. */
function hourly(around: string): WeekSchedule {
  const first = Date.parse(`${around}T00:00:00Z`) - 14 * 86_400_000;
  const slots = Array.from({ length: 28 * 24 }, (_, at) => {
    const start = new Date(first + at * 3_600_000).toISOString();
    return slot(start, start);
  });
  const days = scheduleKeys.map((key, at) => [
    key,
    { day: at % 7, date: around, schedule: [] as Occurrence[] },
  ]);
  const week = weekSchedule.parse({ zone: 'Europe/London', ...Object.fromEntries(days) });
  week.sunday.schedule = slots;
  return week;
}

const changes = [
  ['Europe/London', '2026-03-29', 23],
  ['Europe/London', '2026-10-25', 25],
  ['America/New_York', '2026-03-08', 23],
  ['America/New_York', '2026-11-01', 25],
  ['Pacific/Auckland', '2026-04-05', 25],
  ['Pacific/Auckland', '2026-09-27', 23],
  ['Asia/Kolkata', '2026-03-29', 24],
  ['America/New_York', '2026-03-29', 24],
] as const;

test.each(changes)(
  '[R-307] in %s on %s, a day of %i hours, no slot is lost, doubled or moved',
  (zone, date, hours) => {
    for (const hour of [0, 6, 11, 18, 23]) {
      const now = Date.parse(`${date}T${String(hour).padStart(2, '0')}:20:00Z`);
      const days = seen(hourly(date), zone, now);
      const own = (instant: string | number) =>
        new Date(instant).toLocaleDateString('sv-SE', { timeZone: zone });
      expect(days[0]?.date).toBe(own(now));
      for (const day of days) for (const { start } of day.schedule) expect(own(start)).toBe(day.date);
      // In a zone where it is already the next day, the week ahead no longer contains this day.
      const lengths = days.filter((day) => day.date === date).map(({ schedule }) => schedule.length);
      expect(lengths).toEqual(own(now) > date ? [] : [hours]);
      const starts = days.flatMap((day) => day.schedule.map(({ start }) => Date.parse(start)));
      const gaps = starts.slice(1).map((start, at) => start - (starts[at] ?? 0));
      expect(new Set(gaps)).toEqual(new Set([3_600_000]));
    }
  },
);

test('[R-307] times stay right across the change to summer time', () => {
  // London moves its clocks on 29 March 2026, New York had done so on 8 March.
  expect(clockIn('Europe/London', '2026-03-28T09:05:00Z')).toBe('09:05');
  expect(clockIn('Europe/London', '2026-03-29T09:05:00Z')).toBe('10:05');
  expect(clockIn('America/New_York', '2026-03-28T09:05:00Z')).toBe('05:05');
  expect(clockIn('Europe/London', '2026-03-29T00:00:00Z')).toBe('00:00');
  expect(dateIn('Europe/London', '2026-03-29T23:30:00Z')).toBe('2026-03-30');
  expect(dayName('2026-03-29')).toBe('Sunday 29 March');
});

test('the next broadcast is named with its day where that is not today, in the zone that is shown', () => {
  const now = Date.parse('2026-11-17T22:30:00Z');
  expect(nextTime('UTC', '2026-11-17T23:00:00Z', now)).toBe('at 23:00');
  expect(nextTime('UTC', '2026-11-18T10:00:00Z', now)).toBe('tomorrow at 10:00');
  expect(nextTime('Asia/Tokyo', '2026-11-18T01:00:00Z', now)).toBe('at 10:00');
  expect(nextTime('UTC', '2026-11-20T10:00:00Z', now)).toBe('on Friday at 10:00');
  expect(nextTime('UTC', '2026-11-24T10:00:00Z', now)).toBe('on Tuesday 24 November at 10:00');
});
