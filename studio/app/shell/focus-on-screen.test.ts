import { expect, test } from 'vitest';
import { addSlugAlias } from '../documents/slug-aliases.ts';
import { screenOf } from './focus-on-screen.ts';

test('a document stays the same screen when it gets its slug and another one; its history is another screen', () => {
  addSlugAlias('show', '~begun', 'low-water');
  addSlugAlias('show', 'low-water', 'high-water');
  expect(screenOf('/shows/high-water')).toBe(screenOf('/shows/~begun'));
  expect(screenOf('/shows/high-water/history')).not.toBe(screenOf('/shows/high-water'));
  expect(screenOf('/shows')).not.toBe(screenOf('/shows/high-water'));
  expect(screenOf('/residents/high-water')).not.toBe(screenOf('/shows/high-water'));
});

test('home is no screen of its own', () => {
  expect(screenOf('/')).toBe('');
});
