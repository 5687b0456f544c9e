import { expect, test } from 'vitest';
import { isPrefetched, storePrefetched, takePrefetched } from './prefetched-data.ts';

const response = (text: string, status = 200) => Promise.resolve(new Response(text, { status }));

test('prefetched data serves one navigation, and only for a while', async () => {
  storePrefetched('/a.data', response('a'), 1000);
  expect(isPrefetched('/a.data', 2000)).toBe(true);
  expect(await (await takePrefetched('/a.data', 2000))?.text()).toBe('a');
  expect(takePrefetched('/a.data', 2000)).toBeUndefined();
  storePrefetched('/b.data', response('b'), 1000);
  expect(takePrefetched('/b.data', 31_001)).toBeUndefined();
});

test('a failed response is not used', async () => {
  const failing = Promise.reject<Response>(new Error('Network Error'));
  storePrefetched('/c.data', failing);
  storePrefetched('/d.data', response('', 503));
  await expect.poll(() => isPrefetched('/c.data') || isPrefetched('/d.data')).toBe(false);
});

test('the number of prefetched responses is limited, and the oldest goes first', () => {
  for (let at = 0; at < 21; at++) storePrefetched(`/page-${at}.data`, response(''));
  expect([isPrefetched('/page-0.data'), isPrefetched('/page-1.data'), isPrefetched('/page-20.data')]).toEqual(
    [false, true, true],
  );
});
