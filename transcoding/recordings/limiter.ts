const LOOK_AHEAD_SECONDS = 0.005;
const RELEASE_SECONDS = 0.1;

type Sides = { left: Float32Array; right: Float32Array };

/**
 * Amplifies or attenuates sound, and briefly attenuates it further where it would exceed the ceiling. It looks 5 ms ahead,
 * so that it attenuates in time and without a click; output is delayed by as much, and `flush` returns the rest.
 */
export class Limiter {
  readonly #gain: number;
  readonly #ceiling: number;
  readonly #delay: number;
  readonly #release: number;
  /** Ring buffers with the last samples, as many as the delay. */
  readonly #left: Float64Array;
  readonly #right: Float64Array;
  /** The factor that each of these samples needs, and the sum of these factors; their mean is the factor that is applied. */
  readonly #wanted: Float64Array;
  #sum: number;
  #at = 0;
  #held = 1;
  readonly #lowest: SlidingMinimum;
  #skip: number;

  constructor(sampleRate: number, gain: number, ceiling: number) {
    this.#gain = gain;
    this.#ceiling = ceiling;
    this.#delay = Math.max(1, Math.round(sampleRate * LOOK_AHEAD_SECONDS));
    this.#release = 1 - Math.exp(-1 / (sampleRate * RELEASE_SECONDS));
    this.#left = new Float64Array(this.#delay);
    this.#right = new Float64Array(this.#delay);
    this.#wanted = new Float64Array(this.#delay).fill(1);
    this.#sum = this.#delay;
    this.#lowest = new SlidingMinimum(this.#delay + 1);
    this.#skip = this.#delay;
  }

  push(left: Float32Array, right: Float32Array): Sides {
    const out = { left: new Float32Array(left.length), right: new Float32Array(left.length) };
    for (let index = 0; index < left.length; index++) {
      const [inLeft, inRight] = [(left[index] as number) * this.#gain, (right[index] as number) * this.#gain];
      const wanted = this.#hold(Math.max(Math.abs(inLeft), Math.abs(inRight)));
      this.#sum += wanted - (this.#wanted[this.#at] as number);
      this.#wanted[this.#at] = wanted;
      const factor = Math.min(1, this.#sum / this.#delay);
      out.left[index] = (this.#left[this.#at] as number) * factor;
      out.right[index] = (this.#right[this.#at] as number) * factor;
      this.#left[this.#at] = inLeft;
      this.#right[this.#at] = inRight;
      this.#at = this.#at + 1 === this.#delay ? 0 : this.#at + 1;
    }
    const skipped = Math.min(this.#skip, left.length);
    this.#skip -= skipped;
    return { left: out.left.subarray(skipped), right: out.right.subarray(skipped) };
  }

  flush(): Sides {
    return this.push(new Float32Array(this.#delay), new Float32Array(this.#delay));
  }

  /** Lowers the factor at once while a loud sample is ahead, and then slowly raises it again. */
  #hold(level: number): number {
    const needed = level > this.#ceiling ? this.#ceiling / level : 1;
    const lowest = this.#lowest.push(needed);
    this.#held = Math.min(lowest, this.#held + (1 - this.#held) * this.#release);
    return this.#held;
  }
}

/** The lowest of the last `size` numbers. Stores only numbers that no later one is below. */
class SlidingMinimum {
  readonly #size: number;
  readonly #values: Float64Array;
  readonly #ages: Float64Array;
  #first = 0;
  #count = 0;
  #now = 0;

  constructor(size: number) {
    this.#size = size;
    this.#values = new Float64Array(size);
    this.#ages = new Float64Array(size);
  }

  push(value: number): number {
    this.#now++;
    while (this.#count > 0 && (this.#values[this.#index(this.#count - 1)] as number) >= value) this.#count--;
    if (this.#count > 0 && (this.#ages[this.#first] as number) <= this.#now - this.#size) {
      this.#first = this.#index(1);
      this.#count--;
    }
    const last = this.#index(this.#count++);
    this.#values[last] = value;
    this.#ages[last] = this.#now;
    return this.#values[this.#first] as number;
  }

  #index(offset: number): number {
    const index = this.#first + offset;
    return index < this.#size ? index : index - this.#size;
  }
}
