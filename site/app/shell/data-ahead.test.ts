import { expect, test } from 'vitest';
import { isAhead, keepAhead, takeAhead } from './data-ahead.ts';

const answer = (text: string, status = 200) => Promise.resolve(new Response(text, { status }));

test('[R-604] data asked for ahead serves one navigation, and only for a while', async () => {
  keepAhead('/a.data', answer('a'), 1000);
  expect(isAhead('/a.data', 2000)).toBe(true);
  expect(await (await takeAhead('/a.data', 2000))?.text()).toBe('a');
  expect(takeAhead('/a.data', 2000)).toBeUndefined();
  keepAhead('/b.data', answer('b'), 1000);
  expect(takeAhead('/b.data', 31_001)).toBeUndefined();
});

test('[R-604] an answer that failed is not used', async () => {
  const failing = Promise.reject<Response>(new Error('Network Error'));
  keepAhead('/c.data', failing);
  keepAhead('/d.data', answer('', 503));
  await expect.poll(() => isAhead('/c.data') || isAhead('/d.data')).toBe(false);
});

test('[R-604] what is kept has a bound, and the oldest goes first', () => {
  for (let at = 0; at < 21; at++) keepAhead(`/page-${at}.data`, answer(''));
  expect([isAhead('/page-0.data'), isAhead('/page-1.data'), isAhead('/page-20.data')]).toEqual([
    false,
    true,
    true,
  ]);
});
