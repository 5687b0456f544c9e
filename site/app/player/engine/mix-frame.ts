import { withoutEndingSlashes } from '@longwave/contract/ending-slashes.ts';
import { frameWords } from '../../words/frames.ts';
import { framedWidget } from './mix-frame-widget.ts';
import { MixMedium } from './mix-medium.ts';
import { SoundFailure } from './sound-failure.ts';
import type { Source } from './source.ts';

const readyWithin = 25_000;

/** A mix at its own host, in that host's frame, which stays visible as its terms ask. */
export function mixSource(key: string, address: string, place: HTMLElement): Source {
  return {
    key,
    can: { seek: true, volume: false, speed: false },
    medium: new MixMedium(),
    async attach(medium, signal) {
      const frame = document.createElement('iframe');
      frame.title = frameWords.mix;
      frame.allow = 'autoplay';
      frame.src = `/embed/mix?feed=${encodeURIComponent(feedOf(address))}`;
      const found = framedWidget(frame, signal);
      place.replaceChildren(frame);
      signal.addEventListener('abort', () => {
        (medium as MixMedium).forget();
        frame.remove();
      });
      await within(
        readyWithin,
        signal,
        found.then((widget) => (signal.aborted ? undefined : (medium as MixMedium).follow(widget))),
      );
    },
  };
}

/** `/user/show/` from a whole address. */
export function feedOf(address: string): string {
  const path = URL.canParse(address) ? new URL(address).pathname : address;
  return `/${withoutEndingSlashes(path.replace(/^\/+/, ''))}/`;
}

async function within(milliseconds: number, signal: AbortSignal, work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new SoundFailure('frame', `No answer within ${milliseconds} ms`)),
      milliseconds,
    );
    signal.addEventListener('abort', () => reject(new DOMException('Let go', 'AbortError')));
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
