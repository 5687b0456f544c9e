import { expect, test } from 'vitest';
import { clock, hour, hourFrom, isoLength, length, longDay, month, shortDay } from './time.ts';

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

test('a time of another day is shown with its day, by the zone of the station', () => {
  const now = Date.parse('2026-11-17T22:30:00Z'); // a Tuesday; in Tokyo it is Wednesday
  const as = hourFrom(now);
  expect(as('2026-11-17T23:00:00Z', 'UTC')).toBe('23:00');
  expect(as('2026-11-18T10:00:00Z', 'UTC')).toBe('Wed 10:00');
  expect(as('2026-11-17T22:45:00Z', 'Asia/Tokyo')).toBe('07:45');
  expect(as('2026-11-23T10:00:00Z', 'UTC')).toBe('Mon 10:00');
  expect(as('2026-11-24T10:00:00Z', 'UTC')).toBe('Tue 24 Nov 10:00');
});
