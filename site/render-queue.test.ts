import { expect, test } from 'vitest';
import { NotNow, type PageRenderer, type RenderedPage } from './page-renderer.ts';
import { boundRenders } from './render-queue.ts';

const address = { key: '/', full: '/', path: '/' };

test('few are rendered at once, some wait, and the rest are told when to come again', async () => {
  const finish: (() => void)[] = [];
  let most = 0;
  const renderer: PageRenderer = {
    buildId: () => '',
    shell: async () => '',
    renderPage: () =>
      new Promise((resolve) => {
        finish.push(() => resolve({} as RenderedPage));
        most = Math.max(most, finish.length);
      }),
  };
  const renders = boundRenders(renderer, { atOnce: 2, mostWaiting: 3 });
  const asked = Array.from({ length: 5 }, () => renders.renderPage(address));
  await expect(renders.renderPage(address)).rejects.toBeInstanceOf(NotNow);
  expect(renders.stats()).toEqual({ rendering: 2, waiting: 3, refused_total: 1 });
  for (let done = 0; done < 5; done++) {
    await expect.poll(() => finish.length).toBeGreaterThan(0);
    finish.shift()?.();
  }
  await Promise.all(asked);
  expect(most).toBe(2);
  expect(renders.stats()).toMatchObject({ rendering: 0, waiting: 0 });
});
