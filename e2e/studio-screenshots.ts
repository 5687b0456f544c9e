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
  const written = await writeOften(page, home.latest[1].id);
  const ofResident = `shows?resident=${home.latest[0].residents[0].id}`;
  for (const path of [...screens, show, `${show}/history`, ofResident, written, `${written}/history`]) {
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
    ['people', 'Remove the key import script'],
  ] as const) {
    if (!`dialog ${button}`.includes(wanted)) continue;
    await page.goto(`${station.url}/studio/${path}`);
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await takePictures(page, `dialog ${button}`);
  }
  if ('menu chosen draft'.includes(wanted)) {
    await page.goto(`${station.url}/studio/shows`);
    await page.getByRole('row').nth(3).waitFor();
    for (const row of [1, 2]) await page.getByRole('checkbox').nth(row).check();
    await takePictures(page, 'chosen');
    await page.getByRole('button', { name: 'Unpublish' }).click();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    await takePictures(page, 'undo');
    await page.getByRole('button', { name: 'More' }).click();
    await takePictures(page, 'menu', [390]);
    await page.goto(await previewOf(page, written));
    await takePictures(page, 'draft');
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

/** Gives a show many versions, the newest a draft, and returns its path. */
async function writeOften(page: Page, slug: string): Promise<string> {
  const path = `${station.url}/content/documents/show/${slug}`;
  const headers = { origin: station.url, 'if-match': '*' };
  await page.request.post(`${station.url}/content/staff/keys`, {
    data: { name: 'import script', role: 'editor', residents: [] },
    headers,
  });
  const { live } = await (await page.request.get(path)).json();
  for (let time = 1; time <= 12; time += 1)
    await page.request.put(time === 12 ? `${path}?draft=1` : path, {
      data: { ...live, title: `${live.title}, take ${time}`, genres: live.genres.slice(time % 2) },
      headers,
    });
  return `shows/${slug}`;
}

async function previewOf(page: Page, path: string): Promise<string> {
  await page.goto(`${station.url}/studio/${path}`);
  await page.setViewportSize({ width: 1440, height: 900 });
  const link = page.getByRole('link', { name: 'Open in a tab' });
  return new URL((await link.getAttribute('href')) ?? '', station.url).href;
}

/** Takes screenshots in all sizes and both schemes, without loading the page again. The phone has a touch screen. */
async function takePictures(page: Page, path: string, widths = [1440, 820, 390]): Promise<void> {
  const name = path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '');
  const devtools = await page.context().newCDPSession(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: width === 390 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(400);
      await page.screenshot({ path: join(folder, `studio-${name}-${width}-${colorScheme}.png`) });
    }
  }
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await devtools.detach();
  console.log(name);
}
