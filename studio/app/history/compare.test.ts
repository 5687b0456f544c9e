import { expect, test } from 'vitest';
import { compareWords } from './compare.ts';

test('words that are in one text only are told apart from those in both', () => {
  expect(compareWords('a slow tide', 'a very slow ebb')).toEqual([
    { text: 'a ', in: 'both' },
    { text: 'very ', in: 'after' },
    { text: 'slow ', in: 'both' },
    { text: 'tide', in: 'before' },
    { text: 'ebb', in: 'after' },
  ]);
});

test('two empty texts have nothing to show, a new one is all new', () => {
  expect(compareWords('', '')).toEqual([]);
  expect(compareWords('', 'new text')).toEqual([{ text: 'new text', in: 'after' }]);
});
