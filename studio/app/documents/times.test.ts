import { expect, test } from 'vitest';
import { dayAndTime, exactTime, instantAt, lately, wallClock } from './times.ts';

test('the wall clock of the zone becomes an instant and back, in winter and summer', () => {
  for (const [wall, instant] of [
    ['2026-01-10T20:00', '2026-01-10T20:00:00.000Z'],
    ['2026-07-10T20:00', '2026-07-10T19:00:00.000Z'],
  ] as const) {
    expect(instantAt(wall, 'Europe/London')).toBe(instant);
    expect(wallClock(instant, 'Europe/London')).toBe(wall);
  }
  expect(instantAt('2026-07-10T20:00', 'America/New_York')).toBe('2026-07-11T00:00:00.000Z');
});

test('an hour that is shown twice is the first, one that is left out is after the change', () => {
  expect(instantAt('2026-10-25T01:30', 'Europe/London')).toBe('2026-10-25T00:30:00.000Z');
  expect(wallClock(instantAt('2026-03-29T01:30', 'Europe/London'), 'Europe/London')).toBe('2026-03-29T02:30');
});

test('what happened lately is told as a person would', () => {
  const now = Date.parse('2026-11-18T12:00:00Z');
  expect(lately('2026-11-18T09:04:00Z', 'Europe/London', now)).toBe('09:04 GMT');
  expect(lately('2026-11-17T09:04:00Z', 'Europe/London', now)).toBe('Tuesday');
  expect(lately('2026-10-17T09:04:00Z', 'Europe/London', now)).toBe('17 Oct 2026');
});

test('a time names its zone, in winter and in summer', () => {
  expect(dayAndTime('2026-07-10T19:00:00Z', 'Europe/London')).toBe('10 Jul 2026, 20:00 BST');
  expect(dayAndTime('2026-01-10T20:00:00Z', 'Europe/Berlin')).toBe('10 Jan 2026, 21:00 CET');
  expect(exactTime('2026-11-17T09:04:00Z', 'Europe/London')).toBe(
    'Tuesday 17 November 2026 at 09:04 GMT (Europe/London)',
  );
});

test('a year that is still being typed is a date like any other', () => {
  expect(wallClock(instantAt('0202-07-04T21:30', 'Europe/London'), 'Europe/London')).toMatch(
    /^0202-07-04T21:/,
  );
  expect(instantAt('0002-07-04T21:30', 'America/New_York')).toMatch(/^0002-07-0[45]T/);
});
