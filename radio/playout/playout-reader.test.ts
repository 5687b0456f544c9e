import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlayoutEntry } from '@longwave/contract/playout.ts';
import { type LoggedEvent, logTo, silentLog } from '@longwave/server-kit/testing/test-log.ts';
import { expect, test } from 'vitest';
import { markedFrames, markedLibrary, marksIn } from '../testing/marked-recordings.ts';
import { entryOf, playoutOf, slotAround } from '../testing/test-radio.ts';
import { openAsPlayedLog } from './as-played-log.ts';
import { createOpenRecordings, type PlayoutLibrary } from './open-recordings.ts';
import { createPlayoutReader } from './playout-reader.ts';
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

/** A host with these entries in its playout, which a test may change. */
async function host(library: PlayoutLibrary, entries: PlayoutEntry[], given?: string) {
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'log-')));
  const said = { entries };
  const logged: LoggedEvent[] = [];
  let time = 0;
  const openRecordings = createOpenRecordings(library, logTo(logged), 100, () => time);
  const asPlayed = await openAsPlayedLog(folder, silentLog, () => noon);
  const client = { playout: () => ({ ...playoutOf(), ...said }) };
  const playout = createPlayoutReader(client, openRecordings, recordings('fill'), asPlayed);
  const marks = async (frame: number, count: number) =>
    marksIn((await playout.readUpcoming(frame, count)).bytes);
  const heard = async (frame: number, count: number) => marksIn(await playout.readPast(frame, count));
  const wait = (milliseconds: number) => {
    time += milliseconds;
  };
  return { ...playout, said, logged, folder, asPlayed, marks, heard, wait };
}

test('a recording that fails while it plays is followed by the next one, and logged once', async () => {
  const library: PlayoutLibrary = {
    open: async (name: string) => ({
      frames: 500,
      read: async (from: number, count: number) => {
        if (name === 'torn' && from >= 42) throw new Error('the disk has a hole');
        return markedFrames(name, from, count);
      },
    }),
  };
  const { marks, heard, logged, readUpcoming } = await host(library, [entryOf(slot('torn', 'whole'))]);
  expect((await marks(start, 42)).at(-1)).toBe('torn#41');
  expect((await marks(start + 42, 21))[0]).toBe('whole#0');
  const { pieces } = await readUpcoming(start + 63, 21);
  expect(pieces[0]?.track?.name).toBe('whole');
  expect(logged).toEqual([{ event: 'recording skipped', recording: 'torn', reason: 'the disk has a hole' }]);
  // Frames that were heard do not change.
  expect(await heard(start, 84)).toEqual([
    ...Array.from({ length: 42 }, (_, frame) => `torn#${frame}`),
    ...Array.from({ length: 42 }, (_, frame) => `whole#${frame}`),
  ]);
});

test('a recording that hangs when it is opened is given up, and the next one plays', async () => {
  const marked = markedLibrary(lengths);
  const library: PlayoutLibrary = {
    open: (name) => (name.startsWith('stuck') ? new Promise(() => {}) : marked.open(name)),
  };
  const { marks, logged } = await host(library, [entryOf(slot('stuck-1', 'stuck-2', 'two'))]);
  expect((await marks(start, 21))[0]).toBe('two#0');
  expect(logged).toEqual([
    { event: 'recording skipped', recording: 'stuck-1', reason: 'no answer within 0.1 s' },
    { event: 'recording skipped', recording: 'stuck-2', reason: 'no answer within 0.1 s' },
  ]);
  // A disk that does not respond may block only some of the threads that read files; with more hanging files the rotation plays.
  const more = await host(library, [entryOf(slot('stuck-1', 'stuck-2', 'stuck-3', 'stuck-4', 'two'))]);
  expect((await more.marks(start, 21))[0]).toBe('fill#0');
});

test('a recording that hangs while it is read is followed by the next one, and resumes when it can be read', async () => {
  const marked = markedLibrary(lengths);
  const stuck = Promise.withResolvers<Uint8Array>();
  let hangs = true;
  const library: PlayoutLibrary = {
    open: async (name) => {
      const recording = await marked.open(name);
      if (!recording || name !== 'one') return recording;
      return {
        ...recording,
        read: (from, count) => (hangs && from >= 21 ? stuck.promise : recording.read(from, count)),
      };
    },
  };
  const { marks, heard, wait, resumeRecovered, logged } = await host(library, [entryOf(slot('one', 'two'))]);
  expect(await heard(start + 21, 2)).toEqual(['', '']);
  expect((await marks(start, 21))[20]).toBe('one#20');
  expect((await marks(start + 21, 21))[0]).toBe('two#0');
  await resumeRecovered(start + 42);
  expect((await marks(start + 42, 21))[0]).toBe('two#21');
  hangs = false;
  stuck.resolve(new Uint8Array());
  wait(61_000);
  await resumeRecovered(start + 63);
  expect((await marks(start + 63, 21))[0]).toBe('one#63');
  expect(logged).toHaveLength(1);
  expect(await heard(start + 20, 44)).toEqual([
    'one#20',
    ...Array.from({ length: 42 }, (_, frame) => `two#${frame}`),
    'one#63',
  ]);
});

test('an entry that plays does not change when content changes it, also after a restart', async () => {
  const library = markedLibrary(lengths);
  const first = await host(library, [entryOf(slot('one', 'two'))]);
  const before = await first.marks(start, 100);
  first.said.entries = [entryOf(slot('three', 'one'))];
  const after = await first.marks(start + 100, 900);
  expect(before.concat(after).slice(498, 502)).toEqual(['one#498', 'one#499', 'two#0', 'two#1']);
  expect(await first.heard(start, 1_000)).toEqual([...before, ...after]);
  await first.asPlayed.close();
  const again = await host(library, [entryOf(slot('three'))], first.folder);
  expect(await again.heard(start, 1_000)).toEqual([...before, ...after]);
  expect((await again.marks(start + 1_000, 1))[0]).toBe('one#200');
});

test('a change by staff plays from its frame on, and the past does not change', async () => {
  const { said, marks, heard } = await host(markedLibrary(lengths), [entryOf(slot('one'))]);
  const before = await marks(start, 250);
  const at = new Date(noon + 300 * 24).toISOString();
  said.entries.push(entryOf(slot('three'), { start: at, origin: at }));
  const after = await marks(start + 250, 100);
  expect(after.slice(49, 52)).toEqual(['one#299', 'three#0', 'three#1']);
  expect(await heard(start, 350)).toEqual([...before, ...after]);
});

test('a change that arrives late starts in its middle, after what was sent already', async () => {
  const { said, marks, heard } = await host(markedLibrary(lengths), [entryOf(slot('one'))]);
  const before = await marks(start, 100);
  const at = new Date(noon + 40 * 24).toISOString();
  said.entries.push(entryOf(slot('three'), { start: at, origin: at }));
  expect((await marks(start + 100, 1))[0]).toBe('three#60');
  expect(await heard(start, 100)).toEqual(before);
});

test('two hosts that start at different times in a long gap are in step', async () => {
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
  // There is no jump: every frame follows the one before, or begins a track.
  const played = (await early.marks(frame - 600_000, 2_000)).map((mark) => Number(mark.split('#')[1]));
  const following = played.slice(1).map((number, index) => (number === 0 ? 0 : (played[index] ?? 0) + 1));
  expect(played.slice(1)).toEqual(following);
  expect(played.filter((number) => number === 0).length).toBeGreaterThan(2);
});

test('without an entry the rotation plays, until content has one', async () => {
  const { said, marks } = await host(markedLibrary(lengths), []);
  expect((await marks(start + 10, 1))[0]).toMatch(/^fill#/);
  said.entries = [entryOf(slot('one'))];
  expect((await marks(start + 31, 1))[0]).toBe('one#31');
});

test('a file of the as-played log that cannot be read is left out and logged', async () => {
  const first = await host(markedLibrary(lengths), [entryOf(slot('one'))]);
  await first.marks(start, 21);
  await first.asPlayed.close();
  await writeFile(join(first.folder, '12.json'), '{"half":');
  const logged: LoggedEvent[] = [];
  const asPlayed = await openAsPlayedLog(first.folder, logTo(logged));
  expect(asPlayed.at(start)?.entry?.slot?.title).toBe('Test Show');
  expect(logged).toEqual([expect.objectContaining({ event: 'as-played log not read', file: '12.json' })]);
});
