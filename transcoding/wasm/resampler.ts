const TAPS = 64;
/** Beta of the Kaiser window: more than 90 dB attenuation above the band. */
const BETA = 9;

/**
 * Changes the sample rate of one channel: each output sample is a weighted sum (a windowed sinc) of the input samples
 * around it. The weights are computed once for each phase that occurs.
 */
export class Resampler {
  readonly #step: number;
  readonly #phases: number;
  readonly #taps: number;
  readonly #weights: Float32Array;
  #pending: Float32Array;
  /** Position of the next output sample, in phases from the start of `#pending`. */
  #position = 0;

  constructor(fromRate: number, toRate: number) {
    const divisor = greatestDivisor(fromRate, toRate);
    this.#phases = toRate / divisor;
    this.#step = fromRate / divisor;
    // A lower output rate needs a narrower band, and a sinc that is longer by the same factor.
    const band = Math.min(1, toRate / fromRate);
    this.#taps = 2 * Math.ceil(TAPS / band / 2);
    this.#weights = weightsOf(this.#phases, this.#taps, band);
    this.#pending = new Float32Array(this.#taps / 2 - 1);
  }

  push(samples: Float32Array): Float32Array {
    const pending = new Float32Array(this.#pending.length + samples.length);
    pending.set(this.#pending);
    pending.set(samples, this.#pending.length);
    const last = (pending.length - this.#taps + 1) * this.#phases;
    const out = new Float32Array(Math.max(0, Math.ceil((last - this.#position) / this.#step)));
    const taps = this.#taps;
    const weights = this.#weights;
    let position = this.#position;
    for (let index = 0; index < out.length; index++) {
      const from = Math.floor(position / this.#phases);
      const row = (position - from * this.#phases) * taps;
      let sum = 0;
      for (let tap = 0; tap < taps; tap++)
        sum += (pending[from + tap] as number) * (weights[row + tap] as number);
      out[index] = sum;
      position += this.#step;
    }
    const done = Math.min(pending.length, Math.floor(position / this.#phases));
    this.#pending = pending.slice(done);
    this.#position = position - done * this.#phases;
    return out;
  }

  /** Returns the remaining output, as if silence followed. */
  flush(): Float32Array {
    return this.push(new Float32Array(this.#taps / 2));
  }
}

function weightsOf(phases: number, taps: number, band: number): Float32Array {
  const weights = new Float32Array(phases * taps);
  const centre = taps / 2 - 1;
  for (let phase = 0; phase < phases; phase++) {
    let sum = 0;
    for (let tap = 0; tap < taps; tap++) {
      const distance = tap - centre - phase / phases;
      const weight = sinc(distance * band) * kaiser(distance / (taps / 2));
      weights[phase * taps + tap] = weight;
      sum += weight;
    }
    for (let tap = 0; tap < taps; tap++)
      weights[phase * taps + tap] = (weights[phase * taps + tap] ?? 0) / sum;
  }
  return weights;
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

function kaiser(x: number): number {
  return Math.abs(x) > 1 ? 0 : bessel(BETA * Math.sqrt(1 - x * x)) / bessel(BETA);
}

/** The modified Bessel function of the first kind, order 0. */
function bessel(x: number): number {
  let sum = 1;
  let term = 1;
  for (let n = 1; term > sum * 1e-9; n++) {
    term *= (x / 2 / n) ** 2;
    sum += term;
  }
  return sum;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}
