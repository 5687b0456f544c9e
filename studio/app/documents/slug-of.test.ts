import { expect, test } from 'vitest';
import { followsTitle, slugOf } from './slug-of.ts';

test('a slug follows from a title', () => {
  expect(slugOf('Low Water № 4')).toBe('low-water-no-4');
  expect(slugOf('  Ødegård & Søn: l’Été ')).toBe('odegard-and-son-lete');
  expect(slugOf('夜')).toBe('');
  expect(slugOf('a'.repeat(200))).toHaveLength(80);
});

test('a number behind the slug of a title still follows it', () => {
  expect(followsTitle('low-water', 'Low Water')).toBe(true);
  expect(followsTitle('low-water-2', 'Low Water')).toBe(true);
  expect(followsTitle('low-water-live', 'Low Water')).toBe(false);
  expect(followsTitle('anything', '')).toBe(false);
});
