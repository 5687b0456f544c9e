import { expect, test } from 'vitest';
import { createTaskQueue } from './task-queue.ts';

test('[R-604] at most four tasks run at once, urgent ones go first, and failed ones make room', async () => {
  const lanes = createTaskQueue(4);
  const done: string[] = [];
  const ends = new Map<string, { end: () => void; fail: () => void }>();
  const work = (name: string) => () =>
    new Promise<void>((resolve, reject) => {
      ends.set(name, { end: resolve, fail: () => reject(new Error(name)) });
    }).finally(() => done.push(name));
  for (const name of ['a', 'b', 'c', 'd', 'e']) lanes.add(work(name));
  lanes.add(work('hurry'), 'first');
  expect([...ends.keys()]).toEqual(['a', 'b', 'c', 'd']);
  ends.get('b')?.fail();
  await expect.poll(() => [...ends.keys()]).toEqual(['a', 'b', 'c', 'd', 'hurry']);
  ends.get('hurry')?.end();
  await expect.poll(() => [...ends.keys()]).toContain('e');
  expect(done).toEqual(['b', 'hurry']);
});
