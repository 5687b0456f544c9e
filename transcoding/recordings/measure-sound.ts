import type { Stereo } from './decode-file.ts';
import { checkLength } from './longest-sound.ts';
import { LoudnessMeter } from './loudness.ts';

const BARS = 1_200;
const SECONDS_IN_STEP = 0.05;
/** Sound below -50 dBFS counts as silence. */
const SILENCE = 10 ** (-50 / 20);

export type Measured = {
  seconds: number;
  /** LUFS; null for silence. */
  loudness: number | null;
  /** The largest sample, in dBFS. */
  peak: number;
  /** Seconds without sound at each end. */
  silence: { start: number; end: number };
  /** The largest sample in each part of the sound, from 0 to 1. */
  peaks: number[];
};

/** Measures length, loudness, peaks, and silence at the ends. The sample rate changes within a file only in a chain of Ogg streams. */
export async function measureSound(
  pieces: AsyncIterable<Stereo>,
  onProgress: (seconds: number) => void,
): Promise<Measured> {
  let meter: LoudnessMeter | undefined;
  let rate = 0;
  let seconds = 0;
  const steps: number[] = [];
  let [largest, inStep, stepSamples] = [0, 0, 0];

  for await (const { left, right, sampleRate } of pieces) {
    if (sampleRate !== rate) {
      rate = sampleRate;
      meter ??= new LoudnessMeter(rate);
      stepSamples = Math.round(rate * SECONDS_IN_STEP);
    }
    meter?.push(left, right);
    for (let at = 0; at < left.length; at++) {
      const value = Math.max(Math.abs(left[at] as number), Math.abs(right[at] as number));
      if (value > largest) largest = value;
      if (++inStep < stepSamples) continue;
      steps.push(largest);
      [largest, inStep] = [0, 0];
    }
    seconds += left.length / sampleRate;
    checkLength(seconds);
    onProgress(seconds);
  }
  if (inStep > 0) steps.push(largest);
  const peak = steps.reduce((most, value) => Math.max(most, value), 0);
  return {
    seconds: rounded(seconds, 3),
    loudness: rounded(meter?.integrated() ?? null, 1),
    peak: rounded(20 * Math.log10(Math.max(peak, 1e-6)), 1),
    silence: silenceIn(steps, seconds),
    peaks: barsOf(steps),
  };
}

function silenceIn(steps: number[], seconds: number): Measured['silence'] {
  const first = steps.findIndex((value) => value > SILENCE);
  if (first < 0) return { start: rounded(seconds, 2), end: 0 };
  const last = steps.findLastIndex((value) => value > SILENCE);
  return {
    start: rounded(first * SECONDS_IN_STEP, 2),
    end: rounded(Math.max(0, seconds - (last + 1) * SECONDS_IN_STEP), 2),
  };
}

function barsOf(steps: number[]): number[] {
  const bars = Math.min(BARS, steps.length);
  const edge = (bar: number) => Math.floor((bar * steps.length) / bars);
  return Array.from({ length: bars }, (_, bar) =>
    rounded(Math.min(1, Math.max(...steps.slice(edge(bar), edge(bar + 1)))), 3),
  );
}

function rounded<Value extends number | null>(value: Value, digits: number): Value {
  return (value === null ? null : Math.round(value * 10 ** digits) / 10 ** digits) as Value;
}
