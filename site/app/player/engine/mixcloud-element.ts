import type { MediaElementLike } from './media-element.ts';

/** The Mixcloud widget as a media element: it turns the widget's events into those an `<audio>` would fire. */

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

/** What the widget could not do, its events show: only a play that failed is reported. */
const nothing = () => {};
const noRanges: TimeRanges = { length: 0, start: () => 0, end: () => 0 };

export class MixcloudElement extends EventTarget implements MediaElementLike {
  paused = true;
  ended = false;
  duration = Number.NaN;
  readonly buffered = noRanges;
  error: { code: number } | null = null;
  playbackRate = 1;
  /** Not passed to the widget: visitors mute it in the host's own player, which is visible. */
  muted = false;
  #time = 0;
  #volume = 1;
  #widget: Widget | null = null;

  get currentTime() {
    return this.#time;
  }
  set currentTime(seconds) {
    this.#widget?.seek(seconds).then((moved) => moved && this.#progress(seconds, this.duration), nothing);
  }
  get volume() {
    return this.#volume;
  }
  set volume(value) {
    this.#volume = value;
    this.#widget?.setVolume?.(value).catch(nothing);
    this.#dispatch('volumechange');
  }

  async play() {
    this.ended = false;
    await this.#widget?.play();
  }
  pause() {
    this.#widget?.pause().catch(nothing);
  }

  async attach(widget: Widget) {
    this.#widget = widget;
    const { events } = widget;
    events.play.on(() => {
      this.paused = false;
      this.#dispatch('playing');
    });
    events.pause.on(() => {
      this.paused = true;
      this.#dispatch('pause');
    });
    events.buffering.on(() => this.#dispatch('waiting'));
    events.progress.on((position, duration) => this.#progress(position, duration));
    events.ended.on(() => {
      this.paused = true;
      this.ended = true;
      this.#dispatch('ended');
    });
    events.error.on(() => {
      this.error = { code: 4 };
      this.#dispatch('error');
    });
    this.duration = await widget.getDuration().catch(() => Number.NaN);
    this.#dispatch('loadedmetadata');
  }

  detach() {
    this.#widget = null;
  }
  #progress(position: number, duration: number) {
    this.#time = position;
    this.duration = duration;
    this.#dispatch('timeupdate');
  }
  #dispatch(event: string) {
    this.dispatchEvent(new Event(event));
  }
}
