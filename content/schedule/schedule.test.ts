import type { PageOf } from '@longwave/contract/page.ts';
import { type Playout, playout } from '@longwave/contract/playout.ts';
import { liveNow, type WeekSchedule, weekSchedule } from '@longwave/contract/schedule.ts';
import { afterEach, expect, test } from 'vitest';
import { startContent, type TestContent } from '../testing/content.ts';
import { show, slot, station } from '../testing/documents.ts';

let content: TestContent | undefined;
afterEach(async () => content?.close());

const at = (moment: string) => ({ now: () => Date.parse(moment) });
const times = (day: WeekSchedule['sunday']) => day.schedule.map(({ start, end }) => [start, end]);

/** Four slots of an hour each on Sundays from midnight, around a change of clocks. */
const night = (zone: string) =>
  [0, 1, 2, 3].map((hour) =>
    slot(`hour-${hour}`, { startTime: `0${hour}:00`, minutes: 60, zone, firstDate: '2026-01-04' }),
  );

async function sunday(moment: string, zone: string) {
  content = await startContent([{ ...station, zone }, ...night(zone)], at(moment));
  return weekSchedule.parse(await content.json('/shows-schedule.json')).sunday;
}

test('when clocks go forward, the skipped hour has no broadcast and its neighbours touch', async () => {
  const day = await sunday('2026-03-29T12:00:00Z', 'Europe/London');
  expect(times(day)).toEqual([
    ['2026-03-29T00:00:00.000Z', '2026-03-29T01:00:00.000Z'],
    ['2026-03-29T01:00:00.000Z', '2026-03-29T02:00:00.000Z'],
    ['2026-03-29T02:00:00.000Z', '2026-03-29T03:00:00.000Z'],
  ]);
  expect(day.schedule.map(({ slot_time }) => slot_time)).toEqual([
    '00:00 → 02:00',
    '02:00 → 03:00',
    '03:00 → 04:00',
  ]);
});

test('when clocks go back, the hour that comes twice lasts two', async () => {
  const day = await sunday('2026-10-25T12:00:00Z', 'Europe/London');
  expect(times(day)).toEqual([
    ['2026-10-24T23:00:00.000Z', '2026-10-25T00:00:00.000Z'],
    ['2026-10-25T00:00:00.000Z', '2026-10-25T02:00:00.000Z'],
    ['2026-10-25T02:00:00.000Z', '2026-10-25T03:00:00.000Z'],
    ['2026-10-25T03:00:00.000Z', '2026-10-25T04:00:00.000Z'],
  ]);
});

test('New York changes on its own days', async () => {
  const day = await sunday('2026-03-08T12:00:00Z', 'America/New_York');
  expect(times(day)).toEqual([
    ['2026-03-08T05:00:00.000Z', '2026-03-08T06:00:00.000Z'],
    ['2026-03-08T06:00:00.000Z', '2026-03-08T07:00:00.000Z'],
    ['2026-03-08T07:00:00.000Z', '2026-03-08T08:00:00.000Z'],
  ]);
});

test('Auckland, thirteen hours ahead, loses the skipped hour and no other', async () => {
  const day = await sunday('2026-09-27T00:00:00Z', 'Pacific/Auckland');
  expect(day.schedule.map(({ id, slot_time }) => [id, slot_time])).toEqual([
    ['hour-0-2026-09-27', '00:00 → 01:00'],
    ['hour-1-2026-09-27', '01:00 → 03:00'],
    ['hour-3-2026-09-27', '03:00 → 04:00'],
  ]);
});

test('[R-305] two weeks by weekday from Sunday, each day with its number and date', async () => {
  content = await startContent(
    [
      slot('weekly', { firstDate: '2026-11-03' }),
      slot('other-week', { firstDate: '2026-11-05', repeat: 'fortnightly' }),
    ],
    at('2026-11-18T23:30:00Z'),
  );
  const week = weekSchedule.parse(await content.json('/shows-schedule.json'));
  expect(week).toMatchObject({
    zone: 'Europe/London',
    sunday: { day: 0, date: '2026-11-15' },
    saturday: { day: 6, date: '2026-11-21' },
    nextsunday: { day: 0, date: '2026-11-22' },
    nextsaturday: { day: 6, date: '2026-11-28' },
  });
  expect(week.tuesday.schedule.map(({ id }) => id)).toEqual(['weekly-2026-11-17']);
  expect(week.nexttuesday.schedule.map(({ id }) => id)).toEqual(['weekly-2026-11-24']);
  expect(week.thursday.schedule.map(({ id }) => id)).toEqual(['other-week-2026-11-19']);
  expect(week.nextthursday.schedule).toEqual([]);
});

test('on a Sunday the coming days are those of next week, as R-306 looks for them', async () => {
  content = await startContent([slot('weekly', { firstDate: '2026-11-03' })], at('2026-11-22T12:00:00Z'));
  const week = weekSchedule.parse(await content.json('/shows-schedule.json'));
  expect(week).toMatchObject({
    sunday: { day: 0, date: '2026-11-22' },
    monday: { day: 1, date: '2026-11-16' },
    saturday: { day: 6, date: '2026-11-21' },
    nextmonday: { day: 1, date: '2026-11-23' },
    nextsunday: { day: 0, date: '2026-11-29' },
  });
  expect(week.nexttuesday.schedule.map(({ id }) => id)).toEqual(['weekly-2026-11-24']);
});

test('a single broadcast replaces the weekly one it overlaps', async () => {
  content = await startContent(
    [
      slot('weekly', { firstDate: '2026-11-02' }),
      slot('special', { firstDate: '2026-11-16', startTime: '11:00', minutes: 180, repeat: 'once' }),
    ],
    at('2026-11-16T09:00:00Z'),
  );
  const { monday } = weekSchedule.parse(await content.json('/shows-schedule.json'));
  expect(monday.schedule.map(({ id, slot_time }) => [id, slot_time])).toEqual([
    ['weekly-2026-11-16', '10:00 → 11:00'],
    ['special-2026-11-16', '11:00 → 14:00'],
  ]);
});

test('[R-302] live-now follows the schedule and names what comes next', async () => {
  let now = Date.parse('2026-11-16T10:30:00Z');
  const slots = [
    slot('morning', { firstDate: '2026-11-16' }),
    slot('noon', { firstDate: '2026-11-16', startTime: '12:00', minutes: 60 }),
  ];
  content = await startContent(slots, { now: () => now });
  expect(liveNow.parse(await content.json('/live-now.json'))).toMatchObject({
    live: true,
    id: 'morning-2026-11-16',
    title: 'Slot morning',
    name: 'Inês Duarte',
    slot_time: '10:00 → 12:00',
    start_time: '2026-11-16T10:00:00.000Z',
    image: { name: 'sea' },
    next: { id: 'noon-2026-11-16' },
  });
  now = Date.parse('2026-11-16T12:00:00Z');
  expect(await content.json('/live-now.json')).toMatchObject({ live: true, id: 'noon-2026-11-16' });
  now = Date.parse('2026-11-16T13:00:00Z');
  expect(await content.json('/live-now.json')).toMatchObject({
    live: false,
    next: { id: 'morning-2026-11-23' },
  });
});

test('a past broadcast leads to the show it became, and a resident page to the next one', async () => {
  content = await startContent(
    [slot('morning', { firstDate: '2026-11-09' }), show('kept', '2026-11-16T10:00:00Z')],
    at('2026-11-16T13:00:00Z'),
  );
  const { monday } = weekSchedule.parse(await content.json('/shows-schedule.json'));
  expect(monday.schedule[0]?.show).toBe('kept');
  const ines = await content.json<PageOf<'resident'>>('/residents/ines.json');
  expect(ines.nextOnAir.map(({ id }) => id)).toEqual([
    'morning-2026-11-23',
    'morning-2026-11-30',
    'morning-2026-12-07',
    'morning-2026-12-14',
  ]);
});

test('[R-901] playout names the track that is heard in recordings whose tracklist has times, and follows a correction', async () => {
  const tracklist = [
    { time: 90, artist: 'Wend', title: 'Buoy' },
    { time: null, artist: 'Unknown', title: 'Somewhere in it' },
    { time: 0, artist: 'Hull', title: 'Foghorn' },
  ];
  const timed = show('timed', '2026-10-01T10:00:00Z', { tracklist });
  content = await startContent(
    [
      slot('morning', { firstDate: '2026-11-16' }),
      timed,
      show('untimed', '2026-10-02T10:00:00Z', { tracklist: [] }),
    ],
    at('2026-11-16T09:00:00Z'),
  );
  const read = async () => playout.parse(await content?.json('/playout.json')).tracklists;
  expect(await read()).toEqual({
    [timed.recording?.name ?? '']: {
      ...{ show: 'timed', title: timed.title },
      tracks: [
        { time: 0, artist: 'Hull', title: 'Foghorn' },
        { time: 90, artist: 'Wend', title: 'Buoy' },
      ],
    },
  });
  const corrected = { ...timed, tracklist: [{ time: 0, artist: 'Hull', title: 'Foghorn (Live)' }] };
  await content.put(corrected);
  expect(Object.values(await read())[0]?.tracks).toEqual([
    { time: 0, artist: 'Hull', title: 'Foghorn (Live)' },
  ]);
});

test('playout fills each slot with recordings of its residents', async () => {
  content = await startContent(
    [
      slot('morning', { firstDate: '2026-11-16' }),
      ...Array.from({ length: 5 }, (_, day) => show(`show-${day}`, `2026-10-0${day + 1}T10:00:00Z`)),
    ],
    at('2026-11-16T09:00:00Z'),
  );
  const { slots, entries }: Playout = playout.parse(await content.json('/playout.json'));
  expect(slots).toHaveLength(1);
  expect(slots[0]).toMatchObject({ id: 'morning-2026-11-16', residents: ['Inês Duarte'] });
  const entry = entries.find(({ slot }) => slot?.id === 'morning-2026-11-16');
  const length = entry?.recordings.reduce((sum, { seconds }) => sum + seconds, 0);
  expect(length).toBe(7200);
  expect(new Set(entry?.recordings.map(({ name }) => name)).size).toBe(5);
});
