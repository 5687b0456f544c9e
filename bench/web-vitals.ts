// node bench/web-vitals.ts: LCP, CLS and total blocking time of home and a show page in throttled Chromium (4 x CPU, slow
// 4G), medians of five.
import { homePage } from '@longwave/contract/page.ts';
import { startStation } from './start-station.ts';

const { chromium } = await import('@playwright/test');
const station = await startStation();
const home = homePage.parse(await (await fetch(`${station.url}/content/home.json`)).json());
const browser = await chromium.launch({
  executablePath: process.env.BROWSER_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
type Figures = { lcp: number; cls: number; tbt: number };
type Seen = { lcp: number; cls: number; tasks: { begins: number; ends: number }[] };
try {
  for (const [name, path] of [
    ['home', '/'],
    ['show', `/shows/${home.latest[0]?.id}`],
  ] as const) {
    const runs: Figures[] = [];
    for (let n = 0; n < 6; n++) {
      const figures = await visit(station.url + path);
      if (n > 0) runs.push(figures);
    }
    const median = (key: keyof Figures) =>
      runs.map((run) => run[key]).sort((a, b) => a - b)[runs.length >> 1] ?? 0;
    console.log(
      `${name}: LCP ${median('lcp').toFixed(0)} ms, CLS ${median('cls').toFixed(3)}, TBT ${median('tbt').toFixed(0)} ms`,
    );
  }
} finally {
  await browser.close();
  station.stop();
}

async function visit(url: string): Promise<Figures> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const figures: Seen = { lcp: 0, cls: 0, tasks: [] };
    Object.assign(window, { figures });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) figures.lcp = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) figures.cls += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        figures.tasks.push({ begins: startTime, ends: startTime + duration });
    }).observe({ type: 'longtask', buffered: true });
  });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(5000);
  const { lcp, cls, tasks, painted } = await page.evaluate(() => ({
    ...(window as unknown as { figures: Seen }).figures,
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  await context.close();
  // Blocking time counts from the first paint: before it there is nothing to interact with.
  const blocked = tasks.map(({ begins, ends }) => Math.max(0, ends - Math.max(begins, painted) - 50));
  return { lcp, cls, tbt: blocked.reduce((sum, part) => sum + part, 0) };
}
