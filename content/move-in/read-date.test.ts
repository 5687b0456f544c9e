import { expect, test } from 'vitest';
import { dayOrderOf, readDate } from './read-date.ts';

const newYork = (text: string) => readDate(text, 'America/New_York');

test.each([
  ['5 January 2024', '2024-01-05T17:00:00.000Z'],
  ['January 5, 2024', '2024-01-05T17:00:00.000Z'],
  ['January 5th, 2024 10:30 PM', '2024-01-06T03:30:00.000Z'],
  ['Friday, 5. Januar 2024, 22:30 Uhr', '2024-01-06T03:30:00.000Z'],
  ['3. März 2024', '2024-03-03T17:00:00.000Z'],
  ['05-Jan-2024 22:30', '2024-01-06T03:30:00.000Z'],
  ['Fri Jan  5 22:30:15 2024', '2024-01-06T03:30:15.000Z'],
  ['2024-01-05', '2024-01-05T17:00:00.000Z'],
  ['2024-01-05 22:30:15', '2024-01-06T03:30:15.000Z'],
  ['2024-01-05 10:30 PM', '2024-01-06T03:30:00.000Z'],
  ['2024-01-05 12:30 AM', '2024-01-05T05:30:00.000Z'],
  ['05.01.2024', '2024-01-05T17:00:00.000Z'],
])('without a zone it is in the station’s: %s', (text, date) => {
  expect(newYork(text)).toEqual({ date, doubts: [] });
});

test.each([
  ['Fri, 05 Jan 2024 22:30:00 GMT', '2024-01-05T22:30:00.000Z'],
  ['Fri, 05 Jan 2024 22:30:00 +0100', '2024-01-05T21:30:00.000Z'],
  ['05 Jan 24 22:30 EST', '2024-01-06T03:30:00.000Z'],
  ['Fri, 05 Jan 2024 22:30:00 CET', '2024-01-05T21:30:00.000Z'],
  ['Fri, 05 Jul 2024 22:30:00 CEST', '2024-07-05T20:30:00.000Z'],
  ['Fri, 05 Jul 2024 22:30:00 MESZ', '2024-07-05T20:30:00.000Z'],
  ['Fri, 05 Jul 2024 22:30:00 BST', '2024-07-05T21:30:00.000Z'],
  ['Fri, 05 Jul 2024 22:30:00 WEST', '2024-07-05T21:30:00.000Z'],
  ['Fri, 05 Jan 2024 22:30:00 WET', '2024-01-05T22:30:00.000Z'],
  ['Fri, 05 Jan 2024 22:30:00 EET', '2024-01-05T20:30:00.000Z'],
  ['Fri, 05 Jul 2024 22:30:00 EEST', '2024-07-05T19:30:00.000Z'],
  ['Fri, 05 Jan 2024 22:30:00 +0100 (CET)', '2024-01-05T21:30:00.000Z'],
  ['Fri Jan 05 2024 22:30:00 GMT+0100 (Central European Standard Time)', '2024-01-05T21:30:00.000Z'],
  ['Fri Jan  5 22:30:15 UTC 2024', '2024-01-05T22:30:15.000Z'],
  ['2024-01-05T22:30:15.123-05:00', '2024-01-06T03:30:15.000Z'],
  ['2024-01-05T22:30Z', '2024-01-05T22:30:00.000Z'],
  ['2024-01-05 22:30 CET', '2024-01-05T21:30:00.000Z'],
])('a zone is heeded: %s', (text, date) => {
  expect(newYork(text)).toEqual({ date, doubts: [] });
});

test('a zone that is not known is a doubt, and the time is the station’s', () => {
  expect(newYork('Fri, 05 Jan 2024 22:30:00 XYZT')).toEqual({
    date: '2024-01-06T03:30:00.000Z',
    doubts: ['“XYZT” in the date is no zone that is known, so it was read in the station’s.'],
  });
});

test.each([
  ['10/01/2024 10:30 PM', '2024-01-10T22:30:00.000Z'],
  ['10/01/2024', '2024-01-10T12:00:00.000Z'],
  ['Wed 10-01-2024 22:30', '2024-01-10T22:30:00.000Z'],
])('an order that nothing settles is day first, and a doubt, with or without a time: %s', (text, date) => {
  const read = readDate(text, 'UTC');
  expect(read.date).toBe(date);
  expect(read.doubts).toEqual([`The date ${text} was read as day, month, year.`]);
});

test('one number above 12 settles the order for all dates of a source, two that differ settle nothing', () => {
  expect(dayOrderOf(['01/02/2024', '01/25/2024 10 PM', 'soon'])).toBe('month');
  expect(dayOrderOf(['01/02/2024', '25/01/2024'])).toBe('day');
  expect(dayOrderOf(['25/01/2024', '01/25/2024'])).toBeUndefined();
  expect(dayOrderOf(['01/02/2024'])).toBeUndefined();
  expect(readDate('10/01/2024 10:30 PM', 'UTC', 'month')).toEqual({
    date: '2024-10-01T22:30:00.000Z',
    doubts: [],
  });
  expect(readDate('10/01/2024', 'UTC', 'day')).toEqual({ date: '2024-01-10T12:00:00.000Z', doubts: [] });
  expect(readDate('10/25/2024', 'UTC', 'day').date).toBe('2024-10-25T12:00:00.000Z');
});

test('a year of two digits, a year alone and a month alone are doubts', () => {
  const dates = ['05.01.24', '31.12.99', '2024', '2024-03', 'March 2024'].map((text) =>
    readDate(text, 'UTC'),
  );
  expect(dates.map(({ date, doubts }) => [date?.slice(0, 10), doubts.length])).toEqual([
    ...[
      ['2024-01-05', 1],
      ['1999-12-31', 1],
      ['2024-01-01', 1],
      ['2024-03-01', 1],
      ['2024-03-01', 1],
    ],
  ]);
});

test.each([
  '',
  'soon',
  '31/06/2024',
  '2024-02-30',
  '2024-01-05 25:00',
  '13/13/2024',
  '5 Smarch 2024',
  '1850-01-01',
])('what is no date is none: %s', (text) => {
  expect(readDate(text, 'UTC')).toEqual({ date: null, doubts: [] });
});
