import { expect, test } from 'vitest';
import type { Reads } from '../store/repository.ts';
import { clearBits, countShowsInAny } from './genre-bits.ts';

/** A store whose lists can be slow to read; it counts the reads. */
function storeOf(lists: Record<string, number[]>) {
  let read = 0;
  let pause = Promise.resolve();
  const reads = {
    lists: {
      newestDocument: async () => 100,
      async documentsIn(name: string) {
        read++;
        const documents = lists[name];
        await pause;
        return documents;
      },
    },
  } as unknown as Reads;
  return {
    reads,
    lists,
    timesRead: () => read,
    slowDown() {
      const { promise, resolve } = Promise.withResolvers<void>();
      pause = promise;
      return resolve;
    },
  };
}

test('a show in several lists counts once, and lists are read once for all who ask at the same time', async () => {
  const { reads, timesRead } = storeOf({ ambient: [1, 33, 64], dub: [33, 100] });
  const counts = await Promise.all([
    countShowsInAny(reads, ['ambient', 'dub']),
    countShowsInAny(reads, ['dub', 'ambient']),
    countShowsInAny(reads, ['ambient']),
  ]);
  expect(counts).toEqual([4, 4, 3]);
  expect(timesRead()).toBe(2);
});

test('what was being read when the list changed is not used for whoever asks afterwards', async () => {
  const { reads, lists, slowDown } = storeOf({ ambient: [1] });
  const goOn = slowDown();
  const before = countShowsInAny(reads, ['ambient']);
  await Promise.resolve();
  lists.ambient = [1, 2];
  clearBits(reads, 'ambient');
  const after = countShowsInAny(reads, ['ambient']);
  goOn();
  expect(await Promise.all([before, after])).toEqual([1, 2]);
  expect(await countShowsInAny(reads, ['ambient'])).toBe(2);
});

test('a list that does not exist, or could not be read, is looked for again', async () => {
  const { reads, lists, timesRead } = storeOf({});
  expect(await countShowsInAny(reads, ['nothing'])).toBe(0);
  lists.nothing = [7];
  expect(await countShowsInAny(reads, ['nothing'])).toBe(1);
  expect(timesRead()).toBe(2);
  const broken = { lists: { ...reads.lists, documentsIn: () => Promise.reject(new Error('gone')) } };
  await expect(countShowsInAny(broken as unknown as Reads, ['ambient'])).rejects.toThrow('gone');
  broken.lists.documentsIn = reads.lists.documentsIn as never;
  await expect(countShowsInAny(broken as unknown as Reads, ['ambient'])).resolves.toBe(0);
});
