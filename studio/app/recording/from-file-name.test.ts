import { expect, test } from 'vitest';
import { fromFileName } from './from-file-name.ts';

test.each([
  ['2026-07-04 Low Water at Dawn.wav', { title: 'Low Water at Dawn', date: '2026-07-04T11:00:00.000Z' }],
  ['low_water_20260104_2130.mp3', { title: 'low water', date: '2026-01-04T21:30:00.000Z' }],
  ['Low Water - 04.07.2026.flac', { title: 'Low Water', date: '2026-07-04T11:00:00.000Z' }],
  ['Low Water ep. 12.aiff', { title: 'Low Water ep. 12' }],
  ['2026-02-31 Odd.wav', { title: 'Odd' }],
  ['REC00012.wav', { title: 'REC00012' }],
  ['20260704.wav', { date: '2026-07-04T11:00:00.000Z' }],
  ['low-water-at-dawn final.wav', { title: 'low-water-at-dawn' }],
])('the name of a file tells of a show: %s', (filename, told) => {
  expect(fromFileName(filename, 'Europe/London')).toEqual(told);
});
