import { expect, test } from 'vitest';
import { hasWordsLike, matchRank } from './has-words-like.ts';

test('a title is like what is typed when each word of it begins one of its words', () => {
  expect(hasWordsLike('Charlie Resident', 'char')).toBe(true);
  expect(hasWordsLike('Charlie Resident', 'res CHAR')).toBe(true);
  expect(hasWordsLike('Élan vital', 'ela')).toBe(true);
  expect(hasWordsLike('Жанна Агузарова', 'жан')).toBe(true);
  expect(hasWordsLike('Жанна Агузарова', 'агн')).toBe(false);
  expect(hasWordsLike('Charlie Resident', 'harl')).toBe(false);
  expect(hasWordsLike('Alpha Resident', 'char res')).toBe(false);
  expect(hasWordsLike('Alpha Resident', '')).toBe(true);
});

test('the title that was typed comes before those that begin with it, and these before the others', () => {
  const titles = ['Acid House', 'House Classics', 'HOUSE!', 'Élan'];
  expect(titles.map((title) => matchRank(title, 'house'))).toEqual([2, 1, 0, 2]);
  expect(matchRank('Élan', 'elan ')).toBe(0);
});
