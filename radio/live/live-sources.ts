import { CHUNK_FRAMES } from '@longwave/transcoding/frames/frame.ts';
import type { LiveShow } from '../on-air/on-air.ts';

/** Two seconds are buffered before a source is heard, so that short pauses of the network are not audible. */
const FRAMES_TO_START = 4 * CHUNK_FRAMES;
/** At most ten seconds are buffered; a source that sends faster must wait. */
const MAX_FRAMES = 20 * CHUNK_FRAMES;

/** The buffer of one live source, in frames of the station's format. */
export class LiveSource {
  readonly show: LiveShow;
  readonly frames: Buffer[] = [];
  ended = false;
  /** False until enough is buffered, and again after the buffer has run empty. */
  isPlaying = false;
  #wasHeard = false;
  #roomAgain: (() => void) | undefined;

  constructor(show: LiveShow) {
    this.show = show;
  }

  /** Buffers frames; resolves when there is room for more. */
  async push(frames: Buffer[]): Promise<void> {
    if (this.ended) return;
    this.frames.push(...frames);
    if (this.frames.length < MAX_FRAMES) return;
    await new Promise<void>((resolve) => {
      this.#roomAgain = resolve;
    });
  }

  /**
   * Ends the source. Buffered sound is played to its end, unless recorded sound has already taken over, which a last half
   * second would only interrupt. `whole` is false if the source was given up.
   */
  end(whole: boolean) {
    this.ended = true;
    if (!this.isPlaying && (this.#wasHeard || !whole)) this.frames.length = 0;
    this.#roomAgain?.();
  }

  /** The next frames to be heard: a whole chunk, the last few frames of a source that has ended, or none. */
  take(): Buffer[] {
    if (!this.isPlaying) this.isPlaying = this.ended || this.frames.length >= FRAMES_TO_START;
    if (this.frames.length < CHUNK_FRAMES && !this.ended) this.isPlaying = false;
    if (!this.isPlaying) return [];
    this.#wasHeard = true;
    const taken = this.frames.splice(0, CHUNK_FRAMES);
    if (this.frames.length < MAX_FRAMES) this.#roomAgain?.();
    return taken;
  }
}

/** The live source that is sending, and possibly an earlier one whose last seconds still play. */
export function createLiveSources(now: () => number = Date.now) {
  const sources: LiveSource[] = [];
  const current = () => sources.find((source) => !source.ended);

  return {
    current,

    /** Returns undefined while another source is sending. */
    start(name: string): LiveSource | undefined {
      if (current()) return undefined;
      const since = now();
      const source = new LiveSource({ id: `live-${since}`, name, song: '', since });
      sources.push(source);
      return source;
    },

    take(): { frames: Buffer[]; show: LiveShow | null } {
      while (sources[0]?.ended && sources[0].frames.length === 0) sources.shift();
      const [source] = sources;
      return { frames: source?.take() ?? [], show: source?.isPlaying ? source.show : null };
    },
  };
}

export type LiveSources = ReturnType<typeof createLiveSources>;
