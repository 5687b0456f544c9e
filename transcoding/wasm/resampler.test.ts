import { expect, test } from 'vitest';
import { Resampler } from './resampler.ts';

/** Level of the difference between the output and the expected sine, in decibels below the sine. */
function distortion(fromRate: number, toRate: number, hertz: number): number {
  const resampler = new Resampler(fromRate, toRate);
  const sine = (rate: number) => (at: number) => Math.sin((2 * Math.PI * hertz * at) / rate);
  const samples = Float32Array.from({ length: fromRate }, (_, at) => sine(fromRate)(at));
  const parts: Float32Array[] = [];
  for (let at = 0, size = 100; at < samples.length; at += size, size = (size * 3) % 1_009) {
    parts.push(resampler.push(samples.subarray(at, at + size)));
  }
  parts.push(resampler.flush());
  const out = parts.flatMap((part) => [...part]);
  expect(Math.abs(out.length - toRate)).toBeLessThanOrEqual(2);
  let error = 0;
  const from = Math.floor(toRate / 4);
  for (let at = from; at < toRate - from; at++) error += ((out[at] ?? 0) - sine(toRate)(at)) ** 2;
  return 10 * Math.log10(error / (toRate - 2 * from) / 0.5);
}

test.each([
  [44_100, 48_000, 1_000],
  [44_100, 48_000, 16_000],
  [22_050, 48_000, 5_000],
  [32_000, 48_000, 12_000],
  [96_000, 48_000, 10_000],
  [192_000, 48_000, 15_000],
])('from %i to %i Hz a tone of %i Hz stays a tone', (from, to, hertz) => {
  expect(distortion(from, to, hertz)).toBeLessThan(-85);
});

test('frequencies above the band of the lower rate are removed, not aliased', () => {
  const resampler = new Resampler(96_000, 48_000);
  const out = resampler.push(
    Float32Array.from({ length: 96_000 }, (_, at) => Math.sin(2 * Math.PI * 30_000 * (at / 96_000))),
  );
  expect(Math.max(...out.subarray(1_000, 40_000))).toBeLessThan(0.001);
});
