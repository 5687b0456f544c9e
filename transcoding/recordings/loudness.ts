const SECONDS_IN_STEP = 0.1;
const STEPS_IN_BLOCK = 4;
/** Blocks below these gates do not count (ITU-R BS.1770): silence, and blocks much softer than the rest. */
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;

/** Integrated loudness in LUFS as EBU R 128 measures it: K-weighted, in gated blocks of 400 ms. */
export class LoudnessMeter {
  readonly #filters: [KWeighting, KWeighting];
  readonly #stepSamples: number;
  /** Mean power of each 100 ms, both channels added. */
  readonly #steps: number[] = [];
  #power = 0;
  #count = 0;

  constructor(sampleRate: number) {
    this.#filters = [new KWeighting(sampleRate), new KWeighting(sampleRate)];
    this.#stepSamples = Math.round(sampleRate * SECONDS_IN_STEP);
  }

  push(left: Float32Array, right: Float32Array): void {
    for (let at = 0; at < left.length; ) {
      const end = Math.min(left.length, at + this.#stepSamples - this.#count);
      this.#power += this.#filters[0].power(left, at, end) + this.#filters[1].power(right, at, end);
      this.#count += end - at;
      at = end;
      if (this.#count < this.#stepSamples) continue;
      this.#steps.push(this.#power / this.#count);
      this.#power = 0;
      this.#count = 0;
    }
  }

  /** Null if nothing is loud enough to be measured. */
  integrated(): number | null {
    const blocks: number[] = [];
    for (let end = STEPS_IN_BLOCK; end <= this.#steps.length; end++)
      blocks.push(mean(this.#steps.slice(end - STEPS_IN_BLOCK, end)));
    const audible = blocks.filter((power) => loudnessOf(power) > ABSOLUTE_GATE);
    if (audible.length === 0) return null;
    const gate = loudnessOf(mean(audible)) + RELATIVE_GATE;
    return loudnessOf(mean(audible.filter((power) => loudnessOf(power) > gate)));
  }
}

function loudnessOf(power: number): number {
  return -0.691 + 10 * Math.log10(power);
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** K-weighting filter of ITU-R BS.1770: a shelf that raises high tones, as the head does, and a high-pass that removes low tones. */
class KWeighting {
  readonly #shelf: Biquad;
  readonly #highPass: Biquad;

  constructor(rate: number) {
    const k = Math.tan((Math.PI * 1681.974450955533) / rate);
    const q = 0.7071752369554196;
    const high = 10 ** (3.999843853973347 / 20);
    const band = high ** 0.4996667741545416;
    const first = 1 + k / q + k * k;
    this.#shelf = new Biquad(
      [high + (band * k) / q + k * k, 2 * (k * k - high), high - (band * k) / q + k * k].map(
        (b) => b / first,
      ),
      [(2 * (k * k - 1)) / first, (1 - k / q + k * k) / first],
    );
    const low = Math.tan((Math.PI * 38.13547087602444) / rate);
    const lowQ = 0.5003270373238773;
    const lowFirst = 1 + low / lowQ + low * low;
    this.#highPass = new Biquad(
      [1, -2, 1],
      [(2 * (low * low - 1)) / lowFirst, (1 - low / lowQ + low * low) / lowFirst],
    );
  }

  /** The sum of the squares of the samples after both filters. */
  power(samples: Float32Array, from: number, to: number): number {
    let sum = 0;
    for (let at = from; at < to; at++) {
      const value = this.#highPass.next(this.#shelf.next(samples[at] as number));
      sum += value * value;
    }
    this.#shelf.settle();
    this.#highPass.settle();
    return sum;
  }
}

class Biquad {
  readonly #b0: number;
  readonly #b1: number;
  readonly #b2: number;
  readonly #a1: number;
  readonly #a2: number;
  #first = 0;
  #second = 0;

  constructor([b0 = 0, b1 = 0, b2 = 0]: number[], [a1 = 0, a2 = 0]: number[]) {
    [this.#b0, this.#b1, this.#b2, this.#a1, this.#a2] = [b0, b1, b2, a1, a2];
  }

  next(x: number): number {
    const y = this.#b0 * x + this.#first;
    this.#first = this.#b1 * x - this.#a1 * y + this.#second;
    this.#second = this.#b2 * x - this.#a2 * y;
    return y;
  }

  /** Sets tiny values to 0, since computing with them is slow. */
  settle(): void {
    if (Math.abs(this.#first) < 1e-15) this.#first = 0;
    if (Math.abs(this.#second) < 1e-15) this.#second = 0;
  }
}
