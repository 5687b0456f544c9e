import { CHUNK_FRAMES } from '../frames/frame.ts';
import type { LiveShow } from '../on-air/on-air.ts';

/** Two seconds in hand before a source is heard: the network may hesitate that long without anyone noticing. */
const FRAMES_TO_START = 4 * CHUNK_FRAMES;
/** Ten seconds at most; a source that sends faster than it plays is made to wait. */
const FRAMES_AT_MOST = 20 * CHUNK_FRAMES;

/** A source's sound, in frames of the station's format, between its arrival and its being heard. */
export class LiveSource {
  readonly show: LiveShow;
  readonly frames: Buffer[] = [];
  ended = false;
  /** Heard now; false until enough has arrived, and again after it ran dry. */
  playing = false;
  #wasHeard = false;
  #roomAgain: (() => void) | undefined;

  constructor(show: LiveShow) {
    this.show = show;
  }

  /** Keeps what arrived; resolves when there is room for more. */
  async push(frames: Buffer[]): Promise<void> {
    if (this.ended) return;
    this.frames.push(...frames);
    if (this.frames.length < FRAMES_AT_MOST) return;
    await new Promise<void>((resolve) => {
      this.#roomAgain = resolve;
    });
  }

  /**
   * What is left is heard to its end, unless the programme has gone on without the source: half a second of it would
   * only interrupt. `whole` is false for a source that was given up.
   */
  end(whole: boolean) {
    this.ended = true;
    if (!this.playing && (this.#wasHeard || !whole)) this.frames.length = 0;
    this.#roomAgain?.();
  }

  /** The next frames to be heard: a whole chunk, the last few of a source that has ended, or none. */
  take(): Buffer[] {
    if (!this.playing) this.playing = this.ended || this.frames.length >= FRAMES_TO_START;
    if (this.frames.length < CHUNK_FRAMES && !this.ended) this.playing = false;
    if (!this.playing) return [];
    this.#wasHeard = true;
    const taken = this.frames.splice(0, CHUNK_FRAMES);
    if (this.frames.length < FRAMES_AT_MOST) this.#roomAgain?.();
    return taken;
  }
}

/** The sources on their way to the listeners: one that sends, and before it perhaps one whose last seconds still play. */
export function createLiveFeed(now: () => number = Date.now) {
  const sources: LiveSource[] = [];
  const sending = () => sources.find((source) => !source.ended);

  return {
    sending,

    /** Undefined while another source is sending. */
    begin(name: string): LiveSource | undefined {
      if (sending()) return undefined;
      const since = now();
      const source = new LiveSource({ id: `live-${since}`, name, song: '', since });
      sources.push(source);
      return source;
    },

    take(): { frames: Buffer[]; show: LiveShow | null } {
      while (sources[0]?.ended && sources[0].frames.length === 0) sources.shift();
      const [source] = sources;
      return { frames: source?.take() ?? [], show: source?.playing ? source.show : null };
    },
  };
}

export type LiveFeed = ReturnType<typeof createLiveFeed>;
