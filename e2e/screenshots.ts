// npm run screenshots [-- part of a path]: screenshots of every route into e2e/screenshots, from the demo station or from
// the station at STATION_URL.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { commonWord } from '../stations/fixture/names.ts';
import { startStation } from '../testing/start-station.ts';
import { everyRoute } from './support/routes.ts';

const folder = join(import.meta.dirname, 'screenshots');
const wanted = process.argv[2] ?? '';
const own = process.env.STATION_URL ? undefined : await startStation({ STATION: 'stations/demo' });
const base = process.env.STATION_URL ?? own?.url ?? '';
const browser = await chromium.launch({
  executablePath: process.env.BROWSER_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
mkdirSync(folder, { recursive: true });
try {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [390, 820, 1440]) {
      const page = await browser.newPage({
        colorScheme,
        reducedMotion: 'reduce',
        viewport: { width, height: 900 },
      });
      for (const route of await everyRoute(base)) {
        if (!route.includes(wanted)) continue;
        await page.goto(base + route.replace(`query=${commonWord}`, 'query=river'));
        await page.evaluate(async () => {
          for (let top = 0; top < document.body.scrollHeight; top += 700) {
            scrollTo(0, top);
            await new Promise((resolve) => setTimeout(resolve, 60));
          }
          scrollTo(0, 0);
        });
        await page.waitForLoadState('networkidle').catch(() => undefined);
        const name = route.replace(/^\//, '').replace(/[^a-z0-9]+/gi, '-') || 'home';
        await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true });
        console.log(`${name} ${width} ${colorScheme}`);
      }
      await page.close();
    }
  }
} finally {
  await browser.close();
  await own?.remove();
}
