import { type PageRenderer, TooBusy } from './page-renderer.ts';

type RenderLimits = {
  maxRendering: number;
  maxWaiting: number;
};

/** Limits how many pages are rendered at once and how many wait; further ones are refused with TooBusy. */
export function limitRenders(renderer: PageRenderer, { maxRendering, maxWaiting }: RenderLimits) {
  const waiting: (() => void)[] = [];
  let busy = 0;
  let refused = 0;

  async function queue<T>(work: () => Promise<T>): Promise<T> {
    if (busy < maxRendering) busy++;
    else if (waiting.length < maxWaiting) await new Promise<void>((go) => waiting.push(go));
    else {
      refused++;
      throw new TooBusy('too many pages are being rendered', 2);
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else busy--;
    }
  }

  return {
    renderPage: (...request: Parameters<PageRenderer['renderPage']>) =>
      queue(() => renderer.renderPage(...request)),
    stats: () => ({ rendering: busy, waiting: waiting.length, refused_total: refused }),
  };
}
