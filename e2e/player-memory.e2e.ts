import { type CDPSession, expect } from '@playwright/test';
import { latestShows } from './support/player.ts';
import { test } from './support/test.ts';

/** Memory use after many recordings were played one after the other. */

// A trace would use memory itself, and take longer than the test.
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
  // A waveform is computed when it is first requested, which takes longer than the rest of the test.
  for (const { id } of shows) await page.request.get(`/radio/recordings/${id}/waveform.json`);
  await page.goto('/shows/latest');

  /** Plays the shows in turn, each until its sound begins. */
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
  // Deferred parts of the page load once, in the first seconds.
  let before = await held(devtools);
  await expect(async () => {
    const early = before;
    await page.waitForTimeout(1000);
    before = await held(devtools);
    expect(Math.abs(before.listeners - early.listeners)).toBeLessThan(10);
    expect(Math.abs(before.nodes - early.nodes)).toBeLessThan(10);
  }).toPass({ timeout: 60_000 });

  // A part that came later than that fails a round, so it is repeated; a leak would fail every round.
  await expect(async () => {
    const early = before;
    await change(200);
    // Memory of the last changes, such as that of pending responses, is released a little later.
    await expect(async () => {
      before = await held(devtools);
      expect(before.listeners - early.listeners).toBeLessThan(20);
      expect(before.nodes - early.nodes).toBeLessThan(100);
      expect(before.heap - early.heap).toBeLessThan(2_000_000);
    }).toPass({ timeout: 10_000 });
  }).toPass({ timeout: 600_000 });
});
