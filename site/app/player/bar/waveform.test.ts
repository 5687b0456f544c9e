import { expect, test } from 'vitest';
import { toBars, waveformPath } from './waveform.ts';

test('the waveform has as many bars as asked, the highest filling the height', () => {
  const bars = toBars([0, 0.1, 0.5, 0.25], 2);
  expect(bars).toEqual([0.2, 1]);
  expect(toBars([0.5], 4)).toEqual([1, 1, 1, 1]);
  expect(toBars([], 3)).toHaveLength(3);
});

test('the waveform is drawn once', () => {
  const bars = [0.5, 1];
  expect(waveformPath(bars)).toBe(waveformPath(bars));
  expect(waveformPath(bars).match(/M/g)).toHaveLength(2);
});
