import type { VideoSource } from '@longwave/contract/documents.ts';

type VideoEvent = 'ready' | 'play' | 'pause' | 'error';

/** A video at another host, in the frame that may run that host's script (frames/frame.ts); used like Plyr. */
export class FramedVideo {
  readonly #frame = document.createElement('iframe');
  readonly #listeners: [VideoEvent, (event: unknown) => void][] = [];

  constructor(place: HTMLElement, source: Exclude<VideoSource, { provider: 'file' }>, title: string) {
    const { provider, id } = source;
    this.#frame.title = title;
    this.#frame.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture';
    this.#frame.className = 'size-full border-0';
    this.#frame.src = `/embed/video?${new URLSearchParams({ provider, id, title })}`;
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
    removeEventListener('message', this.#hear);
    this.#frame.remove();
  }

  #tell(video: 'play' | 'pause'): void {
    this.#frame.contentWindow?.postMessage({ video }, location.origin);
  }

  readonly #hear = ({ source, origin, data }: MessageEvent): void => {
    if (source !== this.#frame.contentWindow || origin !== location.origin) return;
    for (const [event, listener] of this.#listeners)
      if (data?.video === event) listener({ detail: { code: data.code } });
  };
}
