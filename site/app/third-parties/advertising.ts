import { deliverEvents } from '../analytics.ts';
import type { BrowserSettings } from '../browser-settings.ts';
import { frameWords } from '../words/frames.ts';
import { currentPage, type PageView, subscribeToPageViews } from './page-views.ts';
import type { Service } from './service.ts';

type Message =
  | { start: { pixelId: string; tagManagerId: string }; page: PageView }
  | { page: PageView }
  | { event: { name: string; properties: Record<string, unknown> } };

/**
 * pixel and tag manager run in a frame of ours that has a policy of its own (docs/decisions/0013). Messages tell them
 * which page is open; removing the frame stops them.
 */
export function createAdvertising({ pixelId, tagManagerId }: BrowserSettings): Service {
  let frame: HTMLIFrameElement | undefined;
  let ends: (() => void)[] = [];

  function send(message: Message): void {
    frame?.contentWindow?.postMessage({ advertising: message }, location.origin);
  }

  function onMessage({ source, origin, data }: MessageEvent): void {
    if (source !== frame?.contentWindow || origin !== location.origin || data?.advertising !== 'ready')
      return;
    send({ start: { pixelId, tagManagerId }, page: currentPage() });
    ends.push(subscribeToPageViews((page) => send({ page })));
    deliverEvents('advertising', (name, properties) => send({ event: { name, properties } }));
  }

  return {
    start() {
      if (frame) return;
      addEventListener('message', onMessage);
      ends = [() => removeEventListener('message', onMessage)];
      frame = document.createElement('iframe');
      frame.hidden = true;
      frame.title = frameWords.advertising;
      // The sandbox keeps the frame's scripts from navigating the page, which would stop the sound.
      frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
      frame.src = '/embed/advertising';
      document.body.append(frame);
    },
    stop() {
      for (const end of ends) end();
      frame?.remove();
      frame = undefined;
    },
  };
}
