import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlayoutEntry } from '@longwave/contract/playout.ts';
import { expect, test, vi } from 'vitest';
import { markedFrames, markedLibrary, marksIn } from '../testing/marked-recordings.ts';
import { entryOf, playoutOf, slotAround } from '../testing/radio.ts';
import { openPinnedEntries } from './pinned.ts';
import { createPlayout } from './playout.ts';
import { createShelf, type RecordingLibrary } from './shelf.ts';
import { frameAt } from './timeline.ts';

const noon = Date.parse('2026-11-16T12:00:00.000Z');
const start = frameAt(noon);
const recordings = (...names: string[]) => names.map((name) => ({ name, title: name, seconds: 12 }));
const slot = (...names: string[]) =>
  slotAround(noon, {
    start: new Date(noon).toISOString(),
    end: new Date(noon + 3_600_000).toISOString(),
    recordings: recordings(...names),
  });
const lengths = { one: 500, two: 300, three: 400, fill: 200 };

/** A host that knows these entries, which a test may change. */
async function host(library: RecordingLibrary, entries: PlayoutEntry[], given?: string) {
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'log-')));
  const said = { entries };
  const logged: string[] = [];
  let time = 0;
  const shelf = createShelf(library, (line) => logged.push(line), { now: () => time, patienceMs: 100 });
  const pinned = await openPinnedEntries(
    folder,
    () => {},
    () => noon,
  );
  const guide = { playout: () => ({ ...playoutOf(), ...said }) };
  const playout = createPlayout(guide, shelf, recordings('fill'), pinned);
  const marks = async (frame: number, count: number) => marksIn((await playout.sound(frame, count)).bytes);
  const heard = async (frame: number, count: number) => marksIn(await playout.heard(frame, count));
  const wait = (milliseconds: number) => {
    time += milliseconds;
  };
  return { ...playout, said, logged, folder, pinned, marks, heard, wait };
}

test('[R-301] a recording that breaks while it plays is left for the next one, and said once', async () => {
  const library: RecordingLibrary = {
    open: async (name: string) => ({
      frames: 500,
      read: async (from: number, count: number) => {
        if (name === 'torn' && from >= 42) throw new Error('the disk has a hole');
        return markedFrames(name, from, count);
      },
    }),
  };
  const { marks, heard, logged, sound } = await host(library, [entryOf(slot('torn', 'whole'))]);
  expect((await marks(start, 42)).at(-1)).toBe('torn#41');
  expect((await marks(start + 42, 21))[0]).toBe('whole#0');
  const { pieces } = await sound(start + 63, 21);
  expect(pieces[0]?.track?.name).toBe('whole');
  expect(logged).toEqual(['Recording torn is skipped: the disk has a hole']);
  // What was heard stays heard.
  expect(await heard(start, 84)).toEqual([
    ...Array.from({ length: 42 }, (_, frame) => `torn#${frame}`),
    ...Array.from({ length: 42 }, (_, frame) => `whole#${frame}`),
  ]);
});

test('[R-301] a recording that never answers when it is opened is given up, and the next one plays', async () => {
  const marked = markedLibrary(lengths);
  const library: RecordingLibrary = {
    open: (name) => (name.startsWith('stuck') ? new Promise(() => {}) : marked.open(name)),
  };
  const { marks, logged } = await host(library, [entryOf(slot('stuck-1', 'stuck-2', 'two'))]);
  expect((await marks(start, 21))[0]).toBe('two#0');
  expect(logged).toEqual([
    'Recording stuck-1 is skipped: no answer within 0.1 s',
    'Recording stuck-2 is skipped: no answer within 0.1 s',
  ]);
  // Not every thread that reads files is left to a disk that does not answer; then there is the rotation.
  const more = await host(library, [entryOf(slot('stuck-1', 'stuck-2', 'stuck-3', 'stuck-4', 'two'))]);
  expect((await more.marks(start, 21))[0]).toBe('fill#0');
});

test('[R-301] one that hangs while it is read gives way to the next one, and comes back when it answers', async () => {
  const marked = markedLibrary(lengths);
  const stuck = Promise.withResolvers<Uint8Array>();
  let hangs = true;
  const library: RecordingLibrary = {
    open: async (name) => {
      const recording = await marked.open(name);
      if (!recording || name !== 'one') return recording;
      return {
        ...recording,
        read: (from, count) => (hangs && from >= 21 ? stuck.promise : recording.read(from, count)),
      };
    },
  };
  const { marks, heard, wait, rejoin, logged } = await host(library, [entryOf(slot('one', 'two'))]);
  expect(await heard(start + 21, 2)).toEqual(['', '']);
  expect((await marks(start, 21))[20]).toBe('one#20');
  expect((await marks(start + 21, 21))[0]).toBe('two#0');
  await rejoin(start + 42);
  expect((await marks(start + 42, 21))[0]).toBe('two#21');
  hangs = false;
  stuck.resolve(new Uint8Array());
  wait(61_000);
  await rejoin(start + 63);
  expect((await marks(start + 63, 21))[0]).toBe('one#63');
  expect(logged).toHaveLength(1);
  expect(await heard(start + 20, 44)).toEqual([
    'one#20',
    ...Array.from({ length: 42 }, (_, frame) => `two#${frame}`),
    'one#63',
  ]);
});

test('what has begun stays as it began, whatever the guide says later, also after a restart', async () => {
  const library = markedLibrary(lengths);
  const first = await host(library, [entryOf(slot('one', 'two'))]);
  const before = await first.marks(start, 100);
  first.said.entries = [entryOf(slot('three', 'one'))];
  const after = await first.marks(start + 100, 900);
  expect(before.concat(after).slice(498, 502)).toEqual(['one#498', 'one#499', 'two#0', 'two#1']);
  expect(await first.heard(start, 1_000)).toEqual([...before, ...after]);
  await first.pinned.close();
  const again = await host(library, [entryOf(slot('three'))], first.folder);
  expect(await again.heard(start, 1_000)).toEqual([...before, ...after]);
  expect((await again.marks(start + 1_000, 1))[0]).toBe('one#200');
});

test('a change that staff ask for is heard from its frame on, and the past is as it was', async () => {
  const { said, marks, heard } = await host(markedLibrary(lengths), [entryOf(slot('one'))]);
  const before = await marks(start, 250);
  const at = new Date(noon + 300 * 24).toISOString();
  said.entries.push(entryOf(slot('three'), { start: at, origin: at }));
  const after = await marks(start + 250, 100);
  expect(after.slice(49, 52)).toEqual(['one#299', 'three#0', 'three#1']);
  expect(await heard(start, 350)).toEqual([...before, ...after]);
});

test('a change heard of late begins at once, in its middle, and not in what was sent already', async () => {
  const { said, marks, heard } = await host(markedLibrary(lengths), [entryOf(slot('one'))]);
  const before = await marks(start, 100);
  const at = new Date(noon + 40 * 24).toISOString();
  said.entries.push(entryOf(slot('three'), { start: at, origin: at }));
  expect((await marks(start + 100, 1))[0]).toBe('three#60');
  expect(await heard(start, 100)).toEqual(before);
});

test('a gap of five hours is one sound: two hosts that begin in it at different times are in step', async () => {
  const at = (hours: number) => new Date(noon + hours * 3_600_000).toISOString();
  const filler = recordings('one', 'two', 'fill');
  const gap: PlayoutEntry = {
    ...{ start: at(0), end: at(5), origin: at(0), logged: true },
    ...{ slot: null, recordings: [], filler },
  };
  const early = await host(markedLibrary(lengths), [gap]);
  await early.marks(start, 21);
  const late = await host(markedLibrary(lengths), [gap]);
  const frame = start + frameAt(4.5 * 3_600_000);
  expect(await late.marks(frame, 1_500)).toEqual(await early.marks(frame, 1_500));
  // Without a jump: every frame follows the one before, or begins a track.
  const numbers = (await early.marks(frame - 600_000, 2_000)).map((mark) => Number(mark.split('#')[1]));
  for (const [index, number] of numbers.entries())
    if (index && number) expect(number).toBe((numbers[index - 1] ?? 0) + 1);
});

test('[R-301] with nothing known the rotation plays, and what content then says begins at once', async () => {
  const { said, marks } = await host(markedLibrary(lengths), []);
  expect((await marks(start + 10, 1))[0]).toMatch(/^fill#/);
  said.entries = [entryOf(slot('one'))];
  expect((await marks(start + 31, 1))[0]).toBe('one#31');
});

test('a file on disk that cannot be read is left out and said', async () => {
  const first = await host(markedLibrary(lengths), [entryOf(slot('one'))]);
  await first.marks(start, 21);
  await first.pinned.close();
  await writeFile(join(first.folder, '12.json'), '{"half":');
  const log = vi.fn();
  const pinned = await openPinnedEntries(first.folder, log);
  expect(pinned.at(start)?.entry?.slot?.title).toBe('Night Tide');
  expect(log).toHaveBeenCalledWith(expect.stringContaining('12.json'));
});
