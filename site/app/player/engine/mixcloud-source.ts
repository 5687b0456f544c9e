import { withoutTrailingSlashes } from '@longwave/contract/trailing-slashes.ts';
import { frameWords } from '../../words/frames.ts';
import { MixcloudElement } from './mixcloud-element.ts';
import { connectFrameWidget } from './mixcloud-widget.ts';
import { SoundFailure } from './sound-failure.ts';
import type { Source } from './source.ts';

const readyTimeout = 25_000;

/** Plays a mix in a frame with its host's player, which stays visible because the host's terms require it. */
export function mixcloudSource(key: string, url: string, container: HTMLElement): Source {
  return {
    key,
    can: { seek: true, volume: false, speed: false },
    element: new MixcloudElement(),
    async attach(element, signal) {
      const frame = document.createElement('iframe');
      frame.title = frameWords.mix;
      frame.allow = 'autoplay';
      frame.src = `/embed/mix?feed=${encodeURIComponent(mixFeedPath(url))}`;
      const connected = connectFrameWidget(frame, signal);
      container.replaceChildren(frame);
      signal.addEventListener('abort', () => {
        (element as MixcloudElement).detach();
        frame.remove();
      });
      await withTimeout(
        readyTimeout,
        signal,
        connected.then((widget) =>
          signal.aborted ? undefined : (element as MixcloudElement).attach(widget),
        ),
      );
    },
  };
}

/** The path `/user/show/` of a mix's URL. */
export function mixFeedPath(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : url;
  return `/${withoutTrailingSlashes(path.replace(/^\/+/, ''))}/`;
}

async function withTimeout(milliseconds: number, signal: AbortSignal, work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new SoundFailure('frame', `No response within ${milliseconds} ms`)),
      milliseconds,
    );
    signal.addEventListener('abort', () => reject(new DOMException('Unloaded', 'AbortError')));
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
