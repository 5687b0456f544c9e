import type { Sound } from './mp3-encode.ts';
import { RATE } from './oscillators.ts';

// All of these treat the sound as a loop: sound that continues past its end is added at its start.

/** Repeats the sound left and right in turn, each time softer. */
export function echo(sound: Sound, delay: number, feedback: number, amount: number): void {
  const dry = { left: sound.left.slice(), right: sound.right.slice() };
  const length = dry.left.length;
  let loud = amount;
  for (let turn = 1; turn <= 5 && loud > 0.01; turn++, loud *= feedback) {
    const [fromLeft, fromRight] = turn % 2 ? [dry.right, dry.left] : [dry.left, dry.right];
    let from = (((-turn * Math.round(delay)) % length) + length) % length;
    for (let at = 0; at < length; at++) {
      sound.left[at] = (sound.left[at] as number) + loud * (fromLeft[from] as number);
      sound.right[at] = (sound.right[at] as number) + loud * (fromRight[from] as number);
      if (++from === length) from = 0;
    }
  }
}

const COMBS = [1687, 1801, 1931, 2053];
const ALLPASSES = [601, 197];
const WARM_UP = 2.5 * RATE;

/**
 * Reverberation: four combs and two all-passes for each side. They run over the end of the loop first, so that its tail is
 * in the start.
 */
export function room(sound: Sound, feedback: number, amount: number): void {
  if (amount === 0) return;
  wetten(sound.left, 0, feedback, amount);
  wetten(sound.right, 37, feedback, amount);
}

function wetten(samples: Float32Array, spread: number, feedback: number, amount: number) {
  const warmUp = Math.min(WARM_UP, samples.length);
  const dry = new Float32Array(warmUp + samples.length);
  dry.set(samples.subarray(samples.length - warmUp));
  dry.set(samples, warmUp);
  const wet = new Float32Array(dry.length);
  for (const size of COMBS) addComb(dry, wet, size + spread, feedback);
  for (const size of ALLPASSES) passThrough(wet, size + spread);
  for (let at = 0; at < samples.length; at++) {
    samples[at] = (samples[at] as number) + (wet[at + warmUp] as number) * 0.22 * amount;
  }
}

function addComb(dry: Float32Array, wet: Float32Array, size: number, feedback: number) {
  const line = new Float32Array(size);
  let turn = 0;
  let held = 0;
  for (let at = 0; at < dry.length; at++) {
    const out = line[turn] as number;
    held = out * 0.65 + held * 0.35;
    line[turn] = (dry[at] as number) + held * feedback;
    if (++turn === size) turn = 0;
    wet[at] = (wet[at] as number) + out;
  }
}

function passThrough(wet: Float32Array, size: number) {
  const line = new Float32Array(size);
  let turn = 0;
  for (let at = 0; at < wet.length; at++) {
    const out = line[turn] as number;
    const here = wet[at] as number;
    line[turn] = here + out * 0.5;
    if (++turn === size) turn = 0;
    wet[at] = out - here * 0.5;
  }
}

/** Lowers the sound at every beat and lets it rise again, like a compressor driven by a kick drum. */
export function pump(sound: Sound, beat: number, offset: number, depth: number): void {
  if (depth === 0) return;
  const curve = Float32Array.from({ length: Math.ceil(beat) + 1 }, (_, since) => {
    return 1 - depth * Math.exp(-since / (0.11 * RATE)) * Math.min(1, since / 200);
  });
  let since = beat - (offset % beat);
  for (let at = 0; at < sound.left.length; at++) {
    const loud = curve[since | 0] as number;
    sound.left[at] = (sound.left[at] as number) * loud;
    sound.right[at] = (sound.right[at] as number) * loud;
    if (++since >= beat) since -= beat;
  }
}

/** Soft limiter below full scale: linear up to 0.55, rounded above. mp3 encoding adds a little level. */
export function soften(samples: Float32Array): void {
  for (let at = 0; at < samples.length; at++) {
    const here = samples[at] as number;
    const size = Math.abs(here);
    if (size > 0.55) samples[at] = Math.sign(here) * (0.55 + 0.21 * Math.tanh((size - 0.55) / 0.21));
  }
}
