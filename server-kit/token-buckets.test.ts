import { expect, test } from 'vitest';
import { createTokenBuckets } from './token-buckets.ts';

const allowance = { burst: 3, perSecond: 0.5 };

function create(maxKeys = 10) {
  const clock = { now: 0 };
  const buckets = createTokenBuckets({ maxKeys, now: () => clock.now });
  return { clock, take: (key: string) => buckets.take(key, allowance), buckets };
}

test('after a burst a key waits until a token has come back; other keys do not', () => {
  const { clock, take } = create();
  expect([take('a'), take('a'), take('a'), take('a')]).toEqual([0, 0, 0, 2]);
  expect(take('b')).toBe(0);
  clock.now += 1_000;
  expect(take('a')).toBe(1);
  clock.now += 1_000;
  expect([take('a'), take('a')]).toEqual([0, 2]);
});

test('no more tokens come back than the burst, and a clock that is set back takes none away', () => {
  const { clock, take } = create();
  take('a');
  clock.now += 3_600_000;
  expect([take('a'), take('a'), take('a'), take('a')]).toEqual([0, 0, 0, 2]);
  clock.now -= 3_600_000;
  expect(take('a')).toBe(2);
});

test('a token that is given back can be taken again', () => {
  const { take, buckets } = create();
  for (let count = 0; count < 3; count++) take('a');
  buckets.giveBack('a', allowance);
  expect([take('a'), take('a')]).toEqual([0, 2]);
});

test('of too many keys the one used longest ago is forgotten', () => {
  const { take } = create(2);
  for (const key of ['a', 'a', 'a', 'b', 'b', 'b', 'a']) take(key);
  take('c');
  expect([take('a'), take('b')]).toEqual([2, 0]);
});
