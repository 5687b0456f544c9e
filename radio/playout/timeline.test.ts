import { expect, test } from 'vitest';
import { type EntryTracks, pieceAt, planRuns, type Run, withoutTrack } from './timeline.ts';

const noon = 1_000_000;
const track = (name: string, frames: number) => ({ name, title: name.toUpperCase(), frames });
const filler = [track('fill-a', 700), track('fill-b', 500)];
const hour: EntryTracks = {
  origin: noon,
  endFrame: noon + 150_000,
  recordings: [track('one', 30_000), track('two', 20_000)],
  filler,
};

function pieces(runs: Run[], frame: number, count: number) {
  const found: [string | null, number, number][] = [];
  for (let at = frame; at < frame + count; ) {
    const piece = pieceAt(runs, at, frame + count - at);
    found.push([piece.track?.name ?? null, piece.from, piece.count]);
    at += piece.count;
  }
  return found;
}

test('recordings of a slot play one after the other, at the position that the clock says', () => {
  expect(pieces(planRuns(hour, noon), noon + 29_990, 20)).toEqual([
    ['one', 29_990, 10],
    ['two', 0, 10],
  ]);
});

test('recordings repeat while all of them fit, then filler follows from its start', () => {
  expect(pieces(planRuns(hour, noon), noon + 50_000 - 5, 10)).toEqual([
    ['two', 19_995, 5],
    ['one', 0, 5],
  ]);
  const tight = { ...hour, endFrame: noon + 60_000 };
  expect(pieces(planRuns(tight, noon), noon + 50_000 - 5, 710)).toEqual([
    ['two', 19_995, 5],
    ['fill-a', 0, 700],
    ['fill-b', 0, 5],
  ]);
});

test('gaps play the rotation, a track at a time', () => {
  const gap = { ...hour, recordings: [] };
  expect(pieces(planRuns(gap, noon), noon + 1_100, 200)).toEqual([
    ['fill-b', 400, 100],
    ['fill-a', 0, 100],
  ]);
});

test('missing recordings are skipped, and without any recording there is silence', () => {
  const onlyTwo = { ...hour, recordings: [track('one', 0), track('two', 20_000)] };
  expect(pieces(planRuns(onlyTwo, noon), noon, 10)).toEqual([['two', 0, 10]]);
  expect(pieces(planRuns({ ...hour, recordings: [], filler: [] }, noon), noon, 10)).toEqual([[null, 0, 10]]);
});

test('runs planned from any frame give the same sound', () => {
  const tight = { ...hour, endFrame: noon + 60_000 };
  const whole = planRuns(tight, noon);
  for (const frame of [0, 12_345, 30_000, 49_999, 50_000, 50_700, 59_999].map((offset) => noon + offset))
    expect(pieceAt(planRuns(tight, frame), frame, 1)).toEqual(pieceAt(whole, frame, 1));
});

test('after a recording fails the next one plays from that frame on, and earlier frames do not change', () => {
  const tight = { ...hour, endFrame: noon + 60_000 };
  const broken = withoutTrack(planRuns(tight, noon), tight, noon + 10_000, 'one');
  expect(pieces(broken, noon + 9_990, 20)).toEqual([
    ['one', 9_990, 10],
    ['two', 0, 10],
  ]);
  // The remaining track fits twice, then there is filler.
  expect(pieces(broken, noon + 50_000 - 5, 10)).toEqual([
    ['two', 19_995, 5],
    ['fill-a', 0, 5],
  ]);
  const silent = withoutTrack(broken, { ...tight, filler: [] }, noon + 20_000, 'two');
  expect(pieces(silent, noon + 19_999, 2)).toEqual([
    ['two', 9_999, 1],
    [null, 0, 1],
  ]);
});
