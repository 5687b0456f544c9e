import { expect, test } from 'vitest';
import { clock, hour, isoLength, length, longDay, month, shortDay } from './time.ts';

test('a day is that of the zone, not of the reader', () => {
  const lateInLondon = '2026-06-30T23:30:00Z';
  expect(shortDay(lateInLondon, 'Europe/London')).toBe('01.07.26');
  expect(longDay(lateInLondon, 'UTC')).toBe('Tuesday 30 June 2026');
  expect(month(lateInLondon, 'Europe/London')).toBe('July 2026');
  expect(hour(lateInLondon, 'Europe/London')).toBe('00:30');
});

test.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [3723, '1:02:03'],
  [-4, '0:00'],
])('%d seconds stand as %s', (seconds, text) => expect(clock(seconds)).toBe(text));

test.each([
  [20, '1 min'],
  [3480, '58 min'],
  [7200, '2 h'],
  [7500, '2 h 05'],
])('%d seconds last %s', (seconds, text) => expect(length(seconds)).toBe(text));

test('a duration for machines', () => expect(isoLength(90.4)).toBe('PT90S'));
