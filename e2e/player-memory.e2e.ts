import { type CDPSession, expect, test } from '@playwright/test';
import { latestShows } from './support/player.ts';

/** What is left in memory when one recording after another was played. */

// A trace would hold memory of its own, and take longer than the test.
test.use({ trace: 'off' });

type Held = { heap: number; nodes: number; listeners: number };

async function held(devtools: CDPSession): Promise<Held> {
  for (const _round of [1, 2, 3]) await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: value('JSHeapUsedSize'), nodes: value('Nodes'), listeners: value('JSEventListeners') };
}

test('memory does not grow over 200 track changes', async ({ page }) => {
  test.setTimeout(900_000);
  const shows = (await latestShows(page)).slice(0, 2);
  // The shape of a recording's sound is computed when it is first asked for, which takes longer than all the rest.
  for (const { id } of shows) await page.request.get(`/radio/recordings/${id}/waveform.json`);
  await page.goto('/shows/latest');

  /** Plays one show after the other, each until it sounds. */
  const change = (times: number) =>
    page.evaluate(
      async ([titles, count]) => {
        const button = (word: string, title = '') =>
          document.querySelector<HTMLElement>(`button[aria-label=${JSON.stringify(`${word} ${title}`)}]`);
        for (let turn = 0; turn < count; turn++) {
          const title = titles[turn % titles.length];
          while (button('Pause', title)?.dataset.sound !== 'playing') {
            button('Play', title)?.click();
            await new Promise((resolve) => setTimeout(resolve, 10));
          }
        }
      },
      [shows.map(({ title }) => title), times] as const,
    );

  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await change(20);

  // Parts of the page that load when it is idle may come in between, once; what is left behind by each change comes every time.
  let before = await held(devtools);
  await expect(async () => {
    const early = before;
    await change(200);
    // What the last changes still hold, such as answers on their way, is let go a little later.
    await expect(async () => {
      before = await held(devtools);
      expect(before.listeners - early.listeners).toBeLessThan(20);
      expect(before.nodes - early.nodes).toBeLessThan(100);
      expect(before.heap - early.heap).toBeLessThan(2_000_000);
    }).toPass({ timeout: 60_000 });
  }).toPass({ timeout: 600_000 });
});
