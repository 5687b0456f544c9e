import type { Medium } from './medium.ts';

/** The Mixcloud widget, dressed as a medium: its messages become the events an `<audio>` would give. */

type Signal<Arguments extends unknown[]> = { on(listener: (...values: Arguments) => void): void };
export type Widget = {
  ready: Promise<void>;
  play(): Promise<void>;
  pause(): Promise<void>;
  seek(seconds: number): Promise<boolean>;
  getDuration(): Promise<number>;
  setVolume?(value: number): Promise<void>;
  events: {
    play: Signal<[]>;
    pause: Signal<[]>;
    buffering: Signal<[]>;
    ended: Signal<[]>;
    error: Signal<[unknown]>;
    progress: Signal<[position: number, duration: number]>;
  };
};

const noRanges: TimeRanges = { length: 0, start: () => 0, end: () => 0 };

export class MixMedium extends EventTarget implements Medium {
  paused = true;
  ended = false;
  duration = Number.NaN;
  readonly buffered = noRanges;
  error: { code: number } | null = null;
  playbackRate = 1;
  /** The host's own player stands in the page, with its own way to mute. */
  muted = false;
  #time = 0;
  #volume = 1;
  #widget: Widget | null = null;

  get currentTime() {
    return this.#time;
  }
  set currentTime(seconds) {
    void this.#widget?.seek(seconds).then((moved) => moved && this.#progress(seconds, this.duration));
  }
  get volume() {
    return this.#volume;
  }
  set volume(value) {
    this.#volume = value;
    void this.#widget?.setVolume?.(value);
    this.#tell('volumechange');
  }

  async play() {
    this.ended = false;
    await this.#widget?.play();
  }
  pause() {
    void this.#widget?.pause();
  }

  async follow(widget: Widget) {
    this.#widget = widget;
    const { events } = widget;
    events.play.on(() => {
      this.paused = false;
      this.#tell('playing');
    });
    events.pause.on(() => {
      this.paused = true;
      this.#tell('pause');
    });
    events.buffering.on(() => this.#tell('waiting'));
    events.progress.on((position, duration) => this.#progress(position, duration));
    events.ended.on(() => {
      this.paused = true;
      this.ended = true;
      this.#tell('ended');
    });
    events.error.on(() => {
      this.error = { code: 4 };
      this.#tell('error');
    });
    this.duration = await widget.getDuration();
    this.#tell('loadedmetadata');
  }

  forget() {
    this.#widget = null;
  }
  #progress(position: number, duration: number) {
    this.#time = position;
    this.duration = duration;
    this.#tell('timeupdate');
  }
  #tell(event: string) {
    this.dispatchEvent(new Event(event));
  }
}
