import { vi } from 'vitest';
import type { MediaElementLike } from '../app/player/engine/media-element.ts';

/** A fake `<audio>`: `play` stays pending until the test calls `arrive`, and `pause` rejects it. */
export class ScriptedAudio extends EventTarget implements MediaElementLike {
  paused = true;
  ended = false;
  duration = Number.NaN;
  buffered = { length: 0, start: () => 0, end: () => 0 };
  error: { code: number } | null = null;
  currentTime = 0;
  volume = 1;
  muted = false;
  playbackRate = 1;
  preload = '';
  src = '';
  /** The URL of every call of `play`. */
  readonly asked: string[] = [];
  #waiting: { resolve: () => void; reject: (error: Error) => void } | null = null;

  play(): Promise<void> {
    if (!this.src) return Promise.reject(new DOMException('no source', 'NotSupportedError'));
    this.paused = false;
    this.ended = false;
    this.asked.push(this.src);
    this.tell('waiting');
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
    });
  }

  pause(): void {
    this.#breakOff();
    if (this.paused) return;
    this.paused = true;
    this.tell('pause');
  }

  load(): void {
    this.#breakOff();
    this.paused = true;
    this.duration = Number.NaN;
    this.currentTime = 0;
  }

  removeAttribute(name: string): void {
    if (name === 'src') this.src = '';
  }

  /** The sound has loaded: a pending `play` starts now. */
  arrive(duration = 3600): void {
    this.duration = duration;
    this.tell('loadedmetadata');
    if (this.paused) return;
    this.tell('playing');
    this.#waiting?.resolve();
    this.#waiting = null;
  }

  /** Lets time pass if the element plays. */
  pass(seconds: number): void {
    if (this.paused) return;
    this.currentTime += seconds;
    this.tell('timeupdate');
  }

  end(): void {
    this.paused = true;
    this.ended = true;
    this.tell('ended');
  }

  fail(code: number): void {
    this.error = { code };
    this.tell('error');
  }

  tell(event: string): void {
    this.dispatchEvent(new Event(event));
  }

  #breakOff(): void {
    this.#waiting?.reject(new DOMException('overtaken', 'AbortError'));
    this.#waiting = null;
  }
}

/** Fakes a page in which `createElement` returns this scripted `<audio>`, for modules that create their own. */
export function scriptedPage(): ScriptedAudio {
  const audio = new ScriptedAudio();
  const page = new EventTarget();
  const stored = new Map<string, string>();
  vi.stubGlobal('document', { createElement: () => audio, body: { append: () => undefined }, cookie: '' });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  return audio;
}
