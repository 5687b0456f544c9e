import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('so many work at once, the others wait, and one that fails makes room as well', async () => {
  const inTurn = createTurns(2);
  const ends: (() => void)[] = [];
  let [running, most] = [0, 0];
  const work = async (fails: boolean) => {
    most = Math.max(most, ++running);
    await new Promise<void>((end) => ends.push(end));
    running--;
    if (fails) throw new Error('no');
  };
  const all = Promise.allSettled([true, false, false, true, false].map((fails) => inTurn(() => work(fails))));
  while (ends.length > 0) {
    ends.shift()?.();
    await new Promise((next) => setImmediate(next));
  }
  expect((await all).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(most).toBe(2);
});
