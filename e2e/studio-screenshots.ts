// npm run studio-screenshots [-- part of a path]: screenshots of every screen of the studio into e2e/screenshots, from the demo station.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { startStation } from '../testing/start-station.ts';
import { endStepUp, owner, setupPath } from './support/studio.ts';

const folder = join(import.meta.dirname, 'screenshots');
const wanted = process.argv[2] ?? '';
const screens = [
  ...['shows', 'residents', 'schedule', 'playlists', 'collections', 'editorial', 'tv', 'pages', 'genres'],
  ...['media', 'trash', 'people', 'settings', 'make-it-yours', 'move-in', 'shows/~new', 'schedule/~new'],
  ...['shows?q=nothing+like+this', 'nowhere'],
];

const station = await startStation({ STATION: 'stations/demo' });
const browser = await chromium.launch({
  executablePath: process.env.BROWSER_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
mkdirSync(folder, { recursive: true });
try {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(station.url + (await setupPath(station)));
  await takePictures(page, 'setup');
  const home = await (await page.request.get(`${station.url}/content/home.json`)).json();
  const token = (await setupPath(station)).split('token=')[1];
  await page.request.post(`${station.url}/content/staff/setup`, {
    data: { token, ...owner },
    headers: { origin: station.url },
  });
  const show = `shows/${home.latest[0].id}`;
  for (const path of [...screens, show, `${show}/history`]) {
    if (!path.includes(wanted)) continue;
    await page.goto(`${station.url}/studio/${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle').catch(() => undefined);
    await takePictures(page, path);
  }
  for (const [path, button] of [
    ...['Paste tracklist', 'Choose a picture', 'Change the address'].map((name) => [show, name]),
    ...['Invite', 'New key'].map((name) => ['people', name]),
    ['shows?sort=title', 'Save this view'],
  ] as const) {
    if (!`dialog ${button}`.includes(wanted)) continue;
    await page.goto(`${station.url}/studio/${path}`);
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await takePictures(page, `dialog ${button}`);
  }
  await page.goto(`${station.url}/studio/settings`);
  endStepUp(station);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog').waitFor();
  await takePictures(page, 'dialog step-up');
  await page.goto(`${station.url}/studio/shows`);
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('dialog').waitFor();
  await takePictures(page, 'palette');
  await context.clearCookies();
  await page.goto(`${station.url}/studio/shows`);
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await takePictures(page, 'sign-in');
} finally {
  await browser.close();
  await station.remove();
}

/** Takes screenshots in all sizes and both schemes, without loading the page again. */
async function takePictures(page: Page, path: string): Promise<void> {
  const name = path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '');
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(400);
      await page.screenshot({ path: join(folder, `studio-${name}-${width}-${colorScheme}.png`) });
    }
  }
  console.log(name);
}
