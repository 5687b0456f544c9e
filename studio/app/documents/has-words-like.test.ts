import { expect, test } from 'vitest';
import { hasWordsLike } from './has-words-like.ts';

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
