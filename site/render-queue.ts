import { NotNow, type PageRenderer } from './page-renderer.ts';

type Bounds = {
  /** Pages that are rendered at once; most of them wait for content. */
  atOnce: number;
  mostWaiting: number;
};

/** Bounds how many pages are being rendered and wait for that; whoever comes beyond is told to come again. */
export function boundRenders(renderer: PageRenderer, { atOnce, mostWaiting }: Bounds) {
  const waiting: (() => void)[] = [];
  let busy = 0;
  let refused = 0;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (busy < atOnce) busy++;
    else if (waiting.length < mostWaiting) await new Promise<void>((go) => waiting.push(go));
    else {
      refused++;
      throw new NotNow('too many pages are being rendered', 2);
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
    renderPage: (...asked: Parameters<PageRenderer['renderPage']>) =>
      inTurn(() => renderer.renderPage(...asked)),
    stats: () => ({ rendering: busy, waiting: waiting.length, refused_total: refused }),
  };
}
