import type { EmbeddedSource } from './embedded-video.ts';

type VideoEvent = 'ready' | 'play' | 'pause' | 'error' | 'blocked';

const readyTimeout = 8000;

/**
 * A video at another host, in the frame that may run that host's script (frames/frame.ts). It is used like Plyr and has a further
 * event: `blocked`, when the host does not respond.
 */
export class FramedVideo {
  readonly #frame = document.createElement('iframe');
  readonly #listeners: [VideoEvent, (event: unknown) => void][] = [];

  readonly #timeout = setTimeout(() => this.#report('blocked'), readyTimeout);

  constructor(
    container: HTMLElement,
    source: EmbeddedSource,
    { title, poster }: { title: string; poster: string },
  ) {
    const { provider, id } = source;
    this.#frame.title = title;
    this.#frame.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture';
    this.#frame.className = 'size-full border-0';
    this.#frame.src = `/embed/video?${new URLSearchParams({ provider, id, title, poster })}`;
    addEventListener('message', this.#onMessage);
    container.replaceChildren(this.#frame);
  }

  on(event: VideoEvent, listener: (event: unknown) => void): void {
    this.#listeners.push([event, listener]);
  }

  async play(): Promise<void> {
    this.#send('play');
  }

  pause(): void {
    this.#send('pause');
  }

  destroy(): void {
    clearTimeout(this.#timeout);
    removeEventListener('message', this.#onMessage);
    this.#frame.remove();
  }

  #send(video: 'play' | 'pause'): void {
    this.#frame.contentWindow?.postMessage({ video }, location.origin);
  }

  readonly #onMessage = ({ source, origin, data }: MessageEvent): void => {
    if (source !== this.#frame.contentWindow || origin !== location.origin) return;
    // Any message means that the host has responded.
    clearTimeout(this.#timeout);
    this.#report(data?.video, data?.code);
  };

  #report(name: unknown, code?: unknown): void {
    for (const [event, listener] of this.#listeners) if (event === name) listener({ detail: { code } });
  }
}
