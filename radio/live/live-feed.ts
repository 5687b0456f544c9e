import { CHUNK_FRAMES, type FrameFormat, isAirFormat } from '../frames/frame.ts';
import { FrameReader } from '../frames/frame-reader.ts';
import type { LiveShow } from '../on-air/on-air.ts';

/** Two seconds in hand before a source is heard: the network may hesitate that long without anyone noticing. */
const FRAMES_TO_START = 4 * CHUNK_FRAMES;
/** Ten seconds at most; a source that sends faster than it plays is made to wait. */
const FRAMES_AT_MOST = 20 * CHUNK_FRAMES;
const STRAY_BYTES_AT_MOST = 64 * 1024;

export const WANTED = 'Set the encoder to mp3 (audio/mpeg), 48 kHz, 128 kbps constant.';

/** Why a source's sound cannot go out. */
export class UnsuitableSound extends Error {}

export class LiveSource {
  readonly show: LiveShow;
  readonly frames: Buffer[] = [];
  ended = false;
  /** Heard now; false until enough has arrived, and again after it ran dry. */
  playing = false;
  #reader = new FrameReader();
  #roomAgain: (() => void) | undefined;

  constructor(show: LiveShow) {
    this.show = show;
  }

  /** Keeps what arrived; resolves when there is room for more. */
  async push(data: Buffer): Promise<void> {
    for (const { format, bytes } of this.#reader.push(data)) {
      if (!isAirFormat(format)) throw new UnsuitableSound(`This source sends ${describe(format)}. ${WANTED}`);
      this.frames.push(bytes);
    }
    if (this.#reader.strayBytes > STRAY_BYTES_AT_MOST) {
      throw new UnsuitableSound(`This source sends something that is not mp3. ${WANTED}`);
    }
    if (this.frames.length < FRAMES_AT_MOST || this.ended) return;
    await new Promise<void>((resolve) => {
      this.#roomAgain = resolve;
    });
  }

  end() {
    this.ended = true;
    this.#roomAgain?.();
  }

  /** The next frames to be heard: a whole chunk, the last few of a source that has ended, or none. */
  take(): Buffer[] {
    if (!this.playing) this.playing = this.ended || this.frames.length >= FRAMES_TO_START;
    if (this.frames.length < CHUNK_FRAMES && !this.ended) this.playing = false;
    if (!this.playing) return [];
    const taken = this.frames.splice(0, CHUNK_FRAMES);
    if (this.frames.length < FRAMES_AT_MOST) this.#roomAgain?.();
    return taken;
  }
}

function describe({ sampleRate, kilobits }: FrameFormat): string {
  return `mp3 at ${sampleRate / 1000} kHz and ${kilobits} kbps`;
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
