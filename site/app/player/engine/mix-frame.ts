import { withoutEndingSlashes } from '@longwave/contract/ending-slashes.ts';
import { MixMedium, type Widget } from './mix-medium.ts';
import { SoundFailure } from './sound-failure.ts';
import type { Source } from './source.ts';

declare global {
  interface Window {
    Mixcloud?: { PlayerWidget(frame: HTMLIFrameElement): Widget };
  }
}

type MixHost = { script: string; frame: string };
const mixcloud: MixHost = {
  script: 'https://widget.mixcloud.com/media/js/widgetApi.js',
  frame: 'https://www.mixcloud.com/widget/iframe/',
};
const readyWithin = 25_000;

/** A mix at its own host, in that host's frame, which stays visible as its terms ask. */
export function mixSource(key: string, address: string, place: HTMLElement, host = mixcloud): Source {
  return {
    key,
    can: { seek: true, volume: false, speed: false },
    medium: new MixMedium(),
    async attach(medium, signal) {
      const frame = document.createElement('iframe');
      frame.title = 'Mixcloud player';
      frame.allow = 'autoplay';
      frame.src = `${host.frame}?hide_cover=1&mini=1&feed=${encodeURIComponent(feedOf(address))}`;
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
      place.replaceChildren(frame);
      signal.addEventListener('abort', () => {
        (medium as MixMedium).forget();
        frame.remove();
      });
      await within(
        readyWithin,
        signal,
        (async () => {
          await Promise.all([loaded, loadScript(host.script)]);
          const widget = window.Mixcloud?.PlayerWidget(frame);
          if (!widget) throw new SoundFailure('frame', 'The widget script brought no player');
          await widget.ready;
          if (!signal.aborted) await (medium as MixMedium).follow(widget);
        })(),
      );
    },
  };
}

/** `/user/show/` from a whole address. */
export function feedOf(address: string): string {
  const path = URL.canParse(address) ? new URL(address).pathname : address;
  return `/${withoutEndingSlashes(path.replace(/^\/+/, ''))}/`;
}

let script: Promise<void> | null = null;
function loadScript(address: string): Promise<void> {
  script ??= new Promise<void>((resolve, reject) => {
    const element = document.createElement('script');
    element.src = address;
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      script = null;
      element.remove();
      reject(new SoundFailure('frame', `${address} did not load`));
    });
    document.head.append(element);
  });
  return script;
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
