import { loadScript } from './load-script.ts';

type Pixel = { (...args: unknown[]): void; queue: unknown[][]; version: string; loaded: boolean };

/** the advertising pixel. Calls wait in a queue until its script is there, as the script expects. */
export function startPixel(id: string): void {
  const pixel: Pixel = Object.assign((...args: unknown[]) => void pixel.queue.push(args), {
    queue: [] as unknown[][],
    version: '2.0',
    loaded: true,
  });
  Object.assign(window, { fbq: pixel, _fbq: pixel });
  pixel('init', id);
  pixel('track', 'PageView');
  loadScript('https://connect.facebook.net/en_US/fbevents.js');
}
