export const RATE = 48000;

/** Plays one note on an instrument: mono samples, until the note has died away. */
export type Instrument = (hertz: number, seconds: number, velocity: number) => Float32Array;

const TABLE = 2048;

/** One period of a wave made of harmonics; `strength` returns the level of the n-th. */
export function waveTable(harmonics: number, strength: (n: number) => number): Float32Array {
  const table = new Float32Array(TABLE + 1);
  for (let n = 1; n <= harmonics; n++) {
    const loud = strength(n);
    if (loud === 0) continue;
    for (let at = 0; at <= TABLE; at++)
      table[at] = (table[at] ?? 0) + loud * Math.sin((2 * Math.PI * n * at) / TABLE);
  }
  return table;
}

/** Adds a wave table at a pitch to `out`, with an envelope. */
export function addWave(
  out: Float32Array,
  table: Float32Array,
  hertz: number,
  level: (at: number) => number,
  startPhase = 0,
): void {
  const step = (hertz * TABLE) / RATE;
  let phase = startPhase * TABLE;
  let loud = 0;
  for (let at = 0; at < out.length; at++) {
    if (at % 32 === 0) loud = level(at);
    const index = phase | 0;
    const here = table[index] as number;
    out[at] = (out[at] as number) + loud * (here + ((table[index + 1] as number) - here) * (phase - index));
    phase += step;
    if (phase >= TABLE) phase -= TABLE;
  }
}

/** An envelope that rises for `attack` seconds, holds, and from `held` seconds on falls for `release` seconds. */
export function swell(held: number, attack: number, release: number): (at: number) => number {
  return (at) => {
    const time = at / RATE;
    const up = Math.min(1, time / attack);
    const down = time < held ? 1 : Math.max(0, 1 - (time - held) / release);
    return up * up * (3 - 2 * up) * down * down;
  };
}

/** An envelope for struck or plucked notes: a fast rise and an exponential fall. */
export function decay(seconds: number, attack = 0.003): (at: number) => number {
  return (at) => Math.min(1, at / (attack * RATE)) * Math.exp(-at / (seconds * RATE));
}

export function silence(seconds: number): Float32Array {
  return new Float32Array(Math.max(1, Math.ceil(seconds * RATE)));
}

/** White noise from a seed, the same every time. */
export function noise(length: number, seed = 1): Float32Array {
  const out = new Float32Array(length);
  let state = seed | 0 || 1;
  for (let at = 0; at < length; at++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    out[at] = state / 2147483648;
  }
  return out;
}

/** A one-pole low-pass at `hertz`, in place. */
export function darken(samples: Float32Array, hertz: number): Float32Array {
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / RATE);
  let held = 0;
  for (let at = 0; at < samples.length; at++) {
    held += share * ((samples[at] as number) - held);
    samples[at] = held;
  }
  return samples;
}

/** A one-pole high-pass at `hertz`, in place. */
export function thin(samples: Float32Array, hertz: number): Float32Array {
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / RATE);
  let held = 0;
  for (let at = 0; at < samples.length; at++) {
    const here = samples[at] as number;
    held += share * (here - held);
    samples[at] = here - held;
  }
  return samples;
}
