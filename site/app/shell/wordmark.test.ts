import { expect, test } from 'vitest';
import { wordmarkOf } from './wordmark.ts';

const texts = (name: string) => wordmarkOf(name).lines.map(({ text }) => text);

test('a short name is one line, a long one several of about the same length', () => {
  expect(texts('A')).toEqual(['A']);
  expect(texts('The Lot Radio')).toEqual(['The Lot Radio']);
  expect(texts('Radio Free Western Sussex Community Broadcasting')).toEqual([
    'Radio Free',
    'Western Sussex',
    'Community',
    'Broadcasting',
  ]);
  expect(texts('Donaudampfschifffahrtsgesellschaftsradio')).toHaveLength(1);
  expect(texts(Array(60).fill('radio').join(' '))).toHaveLength(4);
});

test('no line is wider than the whole, and wide letters get more room than narrow ones', () => {
  const { width, lines } = wordmarkOf('Radio Free Western Sussex Community Broadcasting');
  expect(Math.max(...lines.map((line) => line.width))).toBe(width);
  expect(wordmarkOf('WWW').width).toBeGreaterThan(2 * wordmarkOf('lil').width);
  expect(wordmarkOf('東京').width).toBe(200);
});
