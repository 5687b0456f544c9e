import { expect, test, vi } from 'vitest';
import { createAskedAhead } from './asked-ahead.ts';

test('what was asked for ahead is used once, while it is fresh', async () => {
  let now = 0;
  const ahead = createAskedAhead<string>(() => now);
  const work = vi.fn(async () => 'address');
  ahead.ask('a', work);
  ahead.ask('a', work);
  expect(work).toHaveBeenCalledOnce();
  await expect(ahead.take('a')).resolves.toBe('address');
  expect(ahead.take('a')).toBeUndefined();
  ahead.ask('a', work);
  now = 60_000;
  expect(ahead.take('a')).toBeUndefined();
});

test('an answer that failed is nobody’s, and only ten are kept', async () => {
  const ahead = createAskedAhead<string>(() => 0);
  ahead.ask('a', () => Promise.reject(new Error('away')));
  await vi.waitFor(() => expect(ahead.take('a')).toBeUndefined());
  for (let n = 0; n < 11; n++) ahead.ask(`${n}`, async () => `${n}`);
  expect(ahead.take('0')).toBeUndefined();
  await expect(ahead.take('1')).resolves.toBe('1');
});
