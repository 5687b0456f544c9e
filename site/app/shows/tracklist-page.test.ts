import { expect, test } from 'vitest';
import { tracklistPage } from './tracklist-page.ts';

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ time: at, artist: 'A', title: `Line ${at}` }));

test('a usual tracklist is one part', () => {
  expect(tracklistPage(lines(30), 1)).toEqual({ lines: lines(30), part: 1, parts: 1 });
  expect(tracklistPage([], 1)).toMatchObject({ lines: [], parts: 1 });
});

test('a long one comes in parts that follow each other, and no others', () => {
  const second = tracklistPage(lines(5000), 2);
  expect(second).toMatchObject({ part: 2, parts: 25 });
  expect([second?.lines[0]?.title, second?.lines.at(-1)?.title]).toEqual(['Line 200', 'Line 400']);
  expect(tracklistPage(lines(5000), 25)?.lines.at(-1)?.title).toBe('Line 4999');
  expect(tracklistPage(lines(5000), 26)).toBeUndefined();
});
