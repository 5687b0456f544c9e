import type { VideoElsewhere } from './video-elsewhere.ts';

type VideoEvent = 'ready' | 'play' | 'pause' | 'error' | 'blocked';

const patience = 8000;

/** A video at another host, in the frame that may run that host's script (frames/frame.ts); used like Plyr. `blocked` when that host does not answer. */
export class FramedVideo {
  readonly #frame = document.createElement('iframe');
  readonly #listeners: [VideoEvent, (event: unknown) => void][] = [];

  readonly #late = setTimeout(() => this.#report('blocked'), patience);

  constructor(
    place: HTMLElement,
    source: VideoElsewhere,
    { title, poster }: { title: string; poster: string },
  ) {
    const { provider, id } = source;
    this.#frame.title = title;
    this.#frame.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture';
    this.#frame.className = 'size-full border-0';
    this.#frame.src = `/embed/video?${new URLSearchParams({ provider, id, title, poster })}`;
    addEventListener('message', this.#hear);
    place.replaceChildren(this.#frame);
  }

  on(event: VideoEvent, listener: (event: unknown) => void): void {
    this.#listeners.push([event, listener]);
  }

  async play(): Promise<void> {
    this.#tell('play');
  }

  pause(): void {
    this.#tell('pause');
  }

  destroy(): void {
    clearTimeout(this.#late);
    removeEventListener('message', this.#hear);
    this.#frame.remove();
  }

  #tell(video: 'play' | 'pause'): void {
    this.#frame.contentWindow?.postMessage({ video }, location.origin);
  }

  readonly #hear = ({ source, origin, data }: MessageEvent): void => {
    if (source !== this.#frame.contentWindow || origin !== location.origin) return;
    // Whatever it says, it is there.
    clearTimeout(this.#late);
    this.#report(data?.video, data?.code);
  };

  #report(happened: unknown, code?: unknown): void {
    for (const [event, listener] of this.#listeners) if (event === happened) listener({ detail: { code } });
  }
}
