import { expect, test } from 'vitest';
import { slotAround } from '../testing/radio.ts';
import { frameAt, piecesAt } from './timeline.ts';

const NOON = Date.parse('2026-11-16T12:00:00.000Z');
const slot = slotAround(NOON, {
  start: '2026-11-16T12:00:00.000Z',
  end: '2026-11-16T13:00:00.000Z',
  recordings: [
    { name: 'one', title: 'One', seconds: 0 },
    { name: 'two', title: 'Two', seconds: 0 },
  ],
});
const filler = [
  { name: 'fill-a', title: 'A' },
  { name: 'fill-b', title: 'B' },
];
const lengths: Record<string, number> = { one: 30_000, two: 20_000, 'fill-a': 700, 'fill-b': 500 };
const framesOf = (name: string) => lengths[name] ?? 0;
const noon = frameAt(slot.start);
const short = (pieces: ReturnType<typeof piecesAt>) =>
  pieces.map(({ track, from, count }) => [track?.name ?? null, from, count]);

test('[R-301] recordings of a slot play one after the other at the place the clock says', () => {
  expect(short(piecesAt([slot], filler, framesOf, noon + 29_990, 20))).toEqual([
    ['one', 29_990, 10],
    ['two', 0, 10],
  ]);
});

test('[R-301] they repeat while they fit whole, then filler follows from its own beginning', () => {
  expect(short(piecesAt([slot], filler, framesOf, noon + 100_000 - 5, 10))).toEqual([
    ['two', 19_995, 5],
    ['one', 0, 5],
  ]);
  const afterThreeRuns = piecesAt([slot], filler, framesOf, noon + 150_000 - 5, 21);
  expect(afterThreeRuns.reduce((sum, { count }) => sum + count, 0)).toBe(21);
  const tight = { ...slot, end: new Date(NOON + 60_000 * 24).toISOString() };
  expect(short(piecesAt([tight], filler, framesOf, noon + 50_000 - 5, 10))[1]?.[0]).toMatch(/^fill-/);
});

test('[R-301] gaps play the rotation, a track at a time, up to the next slot', () => {
  const pieces = piecesAt([slot], filler, framesOf, noon - 1_300, 1_305);
  expect(pieces.at(-1)).toMatchObject({ track: { name: 'one' }, from: 0, count: 5 });
  expect(pieces.slice(0, -1).every(({ slot: of }) => of === null)).toBe(true);
  expect(pieces.reduce((sum, { count }) => sum + count, 0)).toBe(1_305);
});

test('[R-301] missing recordings are passed over, and with nothing at all there is silence', () => {
  const onlyTwo = (name: string) => (name === 'two' ? 20_000 : 0);
  expect(short(piecesAt([slot], filler, onlyTwo, noon, 10))).toEqual([['two', 0, 10]]);
  expect(short(piecesAt([slot], filler, () => 0, noon, 10))).toEqual([[null, 0, 10]]);
});

test('[R-301] asking in one go or in parts gives the same sound', () => {
  const whole = piecesAt([slot], filler, framesOf, noon - 5_000, 40_000);
  const at = (frame: number) => {
    const [piece] = piecesAt([slot], filler, framesOf, frame, 1);
    return [piece?.track?.name, piece?.from];
  };
  for (const piece of whole) {
    expect(at(piece.firstFrame)).toEqual([piece.track?.name, piece.from]);
    expect(at(piece.firstFrame + piece.count - 1)).toEqual([piece.track?.name, piece.from + piece.count - 1]);
  }
});
