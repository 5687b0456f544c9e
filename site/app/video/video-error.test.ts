import { expect, test } from 'vitest';
import { videoErrorMessage } from './video-error.ts';

const event = (code: number) => ({ detail: { code, plyr: {} } });

test('[R-410] every code of an embedded player has its message', () => {
  expect(videoErrorMessage(event(2), 'youtube')).toContain('invalid parameter');
  expect(videoErrorMessage(event(5), 'youtube')).toContain('HTML5');
  expect(videoErrorMessage(event(100), 'youtube')).toMatch(/not found.*private/);
  expect(videoErrorMessage(event(101), 'youtube')).toContain('does not allow');
  expect(videoErrorMessage(event(150), 'youtube')).toContain('does not allow');
});

test('an unknown code says so', () => {
  expect(videoErrorMessage(event(999), 'youtube')).toBe('An unknown error occured');
  expect(videoErrorMessage({}, 'vimeo')).toBe('An unknown error occured');
});

test('the error code is found where the library puts it', () => {
  const kept = { detail: { plyr: { media: { error: { code: 100 } } } } };
  expect(videoErrorMessage(kept, 'youtube')).toContain('not found');
});
