import type { SectionName } from './plan.ts';
import { orderSection } from './workshop.ts';

const FRAME_BYTES = 384;

/** The mp3 of one section. Its start can be read while the rest is still being made. */
export class Section {
  #bytes: Uint8Array;
  #have = 0;
  #failure: string | undefined;
  #waiting: { until: number; resolve: () => void; reject: (reason: Error) => void }[] = [];

  constructor(recording: { name: string; genre: string }, section: SectionName, frames: number) {
    this.#bytes = new Uint8Array(frames * FRAME_BYTES);
    orderSection(
      { ...recording, section, frames },
      {
        take: (bytes) => this.#take(bytes),
        done: () => this.#end('It came out short'),
        fail: (reason) => this.#end(reason),
      },
    );
  }

  get failed(): boolean {
    return this.#failure !== undefined;
  }

  /** Reads at least one frame from `from`, and at most `count`. */
  async read(from: number, count: number): Promise<Uint8Array> {
    await this.#until((from + 1) * FRAME_BYTES);
    const end = Math.min((from + count) * FRAME_BYTES, this.#have);
    return this.#bytes.slice(from * FRAME_BYTES, end);
  }

  #until(position: number): Promise<void> {
    if (this.#have >= position) return Promise.resolve();
    if (this.#failure) return Promise.reject(new Error(this.#failure));
    return new Promise((resolve, reject) => this.#waiting.push({ until: position, resolve, reject }));
  }

  #take(bytes: Uint8Array) {
    this.#bytes.set(bytes, this.#have);
    this.#have += bytes.length;
    this.#waiting = this.#waiting.filter(({ until, resolve }) => {
      if (until <= this.#have) resolve();
      return until > this.#have;
    });
  }

  #end(reason: string) {
    if (this.#have === this.#bytes.length) return;
    this.#failure = `The recording could not be made: ${reason}`;
    for (const { reject } of this.#waiting) reject(new Error(this.#failure));
    this.#waiting = [];
  }
}
