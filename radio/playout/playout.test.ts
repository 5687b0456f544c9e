import { expect, test } from 'vitest';
import { silence } from '../frames/frame.ts';
import { markedFrames, marksIn } from '../testing/marked-recordings.ts';
import { playoutOf, slotAround } from '../testing/radio.ts';
import { createPlayout } from './playout.ts';
import { createShelf } from './shelf.ts';
import { frameAt } from './timeline.ts';

const now = Date.now();
const guide = (...names: string[]) => {
  const recordings = names.map((name) => ({ name, title: name, seconds: 12 }));
  const playout = playoutOf(slotAround(now, { recordings }));
  return { playout: () => playout };
};
const start = frameAt(guide().playout().slots[0]?.start ?? 0);

test('[R-301] a recording that breaks while it plays is left for the next one, and said once', async () => {
  const logged: string[] = [];
  const library = {
    open: async (name: string) => ({
      frames: 500,
      read: async (from: number, count: number) => {
        if (name === 'torn') throw new Error('the disk has a hole');
        return markedFrames(name, from, count);
      },
    }),
  };
  const shelf = createShelf(library, (line) => logged.push(line));
  const playout = createPlayout(guide('torn', 'whole'), shelf, []);
  const { bytes, pieces } = await playout.sound(start, 21);
  expect(marksIn(bytes)[0]).toBe('whole#0');
  expect(pieces[0]?.track?.name).toBe('whole');
  await playout.sound(start + 21, 21);
  expect(logged).toEqual(['Recording torn is skipped: the disk has a hole']);
});

test('[R-301] the stream does not wait for a recording that is still being made', async () => {
  const made = Promise.withResolvers<Uint8Array>();
  const library = { open: async () => ({ frames: 500, read: () => made.promise }) };
  const playout = createPlayout(
    guide('slow'),
    createShelf(library, () => {}),
    [],
  );
  const late = await playout.soundInTime(start, 21, 20);
  expect(late.bytes.equals(silence(21))).toBe(true);
  expect(late.pieces[0]?.track?.name).toBe('slow');
  made.resolve(markedFrames('slow', 0, 21));
  expect(marksIn((await playout.soundInTime(start, 21, 5_000)).bytes)[0]).toBe('slow#0');
});
