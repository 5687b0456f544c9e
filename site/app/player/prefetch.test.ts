import { expect, test, vi } from 'vitest';
import { createPrefetch } from './prefetch.ts';

test('what was prefetched is used once, while it is fresh', async () => {
  let now = 0;
  const ahead = createPrefetch<string>(() => now);
  const work = vi.fn(async () => 'address');
  ahead.start('a', work);
  ahead.start('a', work);
  expect(work).toHaveBeenCalledOnce();
  await expect(ahead.take('a')).resolves.toBe('address');
  expect(ahead.take('a')).toBeUndefined();
  ahead.start('a', work);
  now = 60_000;
  expect(ahead.take('a')).toBeUndefined();
});

test('a prefetch that failed is not used, and only ten are held', async () => {
  const ahead = createPrefetch<string>(() => 0);
  ahead.start('a', () => Promise.reject(new Error('away')));
  await vi.waitFor(() => expect(ahead.take('a')).toBeUndefined());
  for (let n = 0; n < 11; n++) ahead.start(`${n}`, async () => `${n}`);
  expect(ahead.take('0')).toBeUndefined();
  await expect(ahead.take('1')).resolves.toBe('1');
});
