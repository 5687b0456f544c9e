// node bench/press-to-sound.ts: time from pressing play to playing sound in Chromium, over 20 shows of the demo station,
// each hovered for 150 ms before the press: first when the recording must be made, then when it is ready.
import { homePage } from '@longwave/contract/page.ts';
import { startStation } from './start-station.ts';

const { chromium } = await import('@playwright/test');
const station = await startStation();
const browser = await chromium.launch({
  executablePath: process.env.BROWSER_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required'],
});
try {
  const home = homePage.parse(await (await fetch(`${station.url}/content/home.json`)).json());
  const list = await (await fetch(`${station.url}/content/shows/latest.json`)).json();
  const known = new Set(home.latest.map(({ id }) => id));
  type Listed = { id: string; title: string; recording: { kind: string } | null };
  const shows = (list.shows.items as Listed[]).filter(({ recording }) => recording?.kind === 'file');
  const chosen = [...shows.filter(({ id }) => !known.has(id)), ...shows].slice(0, 20);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  for (const turn of ['composed', 'ready']) {
    const waits: number[] = [];
    for (const { id, title } of chosen) {
      await page.goto(`${station.url}/shows/${id}`);
      await page.waitForFunction(() => localStorage.getItem('accessToken'));
      await page.evaluate(() => {
        localStorage.removeItem('saved');
        addEventListener('click', () => {
          const pressed = performance.now();
          const timer = setInterval(() => {
            if ((document.querySelector('audio')?.currentTime ?? 0) === 0) return;
            clearInterval(timer);
            Object.assign(window, { waited: performance.now() - pressed });
          }, 2);
        });
      });
      const button = page.getByRole('button', { name: `Play ${title}`, exact: true }).first();
      await button.hover();
      await page.waitForTimeout(150);
      await page.mouse.down();
      await page.mouse.up();
      await page.waitForFunction(() => 'waited' in window, undefined, { timeout: 60_000 });
      waits.push(await page.evaluate(() => (window as unknown as { waited: number }).waited));
    }
    waits.sort((a, b) => a - b);
    const part = (share: number) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0;
    console.log(
      `${turn}: median ${part(0.5).toFixed(0)} ms, p90 ${part(0.9).toFixed(0)} ms, ${waits.length} shows`,
    );
  }
} finally {
  await browser.close();
  station.stop();
}
