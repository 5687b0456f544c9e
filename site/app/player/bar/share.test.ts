import { expect, test } from 'vitest';
import { shareUrl } from './share.ts';

test('a show is shared at its current second', () => {
  expect(shareUrl('https://radio.example', 'late-show', 75.9)).toBe(
    'https://radio.example/shows/late-show?t=75',
  );
  expect(shareUrl('https://radio.example', 'late-show', 0.4)).toBe('https://radio.example/shows/late-show');
});
