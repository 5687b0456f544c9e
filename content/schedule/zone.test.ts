import { expect, test } from 'vitest';
import { dateIn, instantOf, isZone, timeIn } from './zone.ts';

test('every hour of the nights of a year comes back from its instant, except the one that is skipped', () => {
  for (const zone of ['Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC']) {
    let skipped = 0;
    for (let day = 0; day < 365; day += 1) {
      const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
      for (let minute = 0; minute < 360; minute += 60) {
        const moment = instantOf(date, minute, zone);
        const shown = `${dateIn(zone, moment)} ${timeIn(zone, moment)}`;
        const wanted = `${date} ${String(minute / 60).padStart(2, '0')}:00`;
        if (shown !== wanted) skipped++;
      }
    }
    expect([zone, skipped]).toEqual([zone, /London|New_York|Lord_Howe/.test(zone) ? 1 : 0]);
  }
});

test('a skipped time is the moment of the skip', () => {
  expect(new Date(instantOf('2026-03-29', 90, 'Europe/London')).toISOString()).toBe(
    '2026-03-29T01:00:00.000Z',
  );
});

test('a zone far to the east skips and repeats an hour like any other', () => {
  const shown = (date: string, minutes: number) =>
    new Date(instantOf(date, minutes, 'Pacific/Auckland')).toISOString();
  expect([90, 120, 150, 180].map((minutes) => shown('2026-09-27', minutes))).toEqual([
    '2026-09-26T13:30:00.000Z',
    '2026-09-26T14:00:00.000Z',
    '2026-09-26T14:00:00.000Z',
    '2026-09-26T14:00:00.000Z',
  ]);
  expect([90, 120, 150, 180].map((minutes) => shown('2026-04-05', minutes))).toEqual([
    '2026-04-04T12:30:00.000Z',
    '2026-04-04T13:00:00.000Z',
    '2026-04-04T13:30:00.000Z',
    '2026-04-04T15:00:00.000Z',
  ]);
});

test('an unknown zone is recognised', () => {
  expect([isZone('Europe/London'), isZone('Atlantis/Centre')]).toEqual([true, false]);
});
