import { expect, test } from 'vitest';
import { type PageRenderer, type RenderedPage, TooBusy } from './page-renderer.ts';
import { limitRenders } from './render-queue.ts';

const pageUrl = { key: '/', full: '/', path: '/' };

test('pages beyond the limit wait, and beyond the second limit they are refused', async () => {
  const finish: (() => void)[] = [];
  let most = 0;
  const renderer: PageRenderer = {
    buildId: () => '',
    shell: async () => ({ digest: '', builtBy: [] }),
    renderPage: () =>
      new Promise((resolve) => {
        finish.push(() => resolve({} as RenderedPage));
        most = Math.max(most, finish.length);
      }),
  };
  const renders = limitRenders(renderer, { maxRendering: 2, maxWaiting: 3 });
  const renderings = Array.from({ length: 5 }, () => renders.renderPage(pageUrl));
  await expect(renders.renderPage(pageUrl)).rejects.toBeInstanceOf(TooBusy);
  expect(renders.stats()).toEqual({ rendering: 2, waiting: 3, refused_total: 1 });
  for (let done = 0; done < 5; done++) {
    await expect.poll(() => finish.length).toBeGreaterThan(0);
    finish.shift()?.();
  }
  await Promise.all(renderings);
  expect(most).toBe(2);
  expect(renders.stats()).toMatchObject({ rendering: 0, waiting: 0 });
});
