import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { type OwnStation, startStation } from '../testing/start-station.ts';
import { test } from './support/test.ts';

/** The station's own videos, in several qualities and with captions. */

let station: OwnStation;
const folder = mkdtempSync(join(tmpdir(), 'longwave-films-'));
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  const film = readFileSync(join(import.meta.dirname, '../stations/fixture/clip.webm'));
  mkdirSync(join(folder, 'videos'));
  const write = (name: string, body: string | Buffer) => writeFileSync(join(folder, name), body);
  const captions = (words: string) => `WEBVTT\n\n00:00.000 --> 10:00.000\n${words}\n`;
  write('station.json', JSON.stringify({ name: 'Quay Radio', zone: 'Europe/Lisbon' }));
  write('videos/pier.json', JSON.stringify({ title: 'Pier', date: '2026-07-01' }));
  for (const name of ['pier', 'pier.720', 'pier.480', 'pier.240']) write(`videos/${name}.webm`, film);
  write('videos/pier.en.vtt', captions('Good evening'));
  write('videos/pier.pt.vtt', captions('Boa noite'));
  station = await startStation({ STATION: folder });
});
test.afterAll(async () => {
  await station.remove();
  rmSync(folder, { recursive: true, force: true });
});

const video = (page: Page) => page.locator('video');
const film = (page: Page) => video(page).evaluate((one: HTMLVideoElement) => one.currentSrc.split('/').pop());

async function play(page: Page): Promise<void> {
  await page.goto(`${station.url}/tv/pier`);
  await page.getByRole('button', { name: 'Play video Pier' }).click();
  await expect
    .poll(() => video(page).evaluate((one: HTMLVideoElement) => one.currentTime))
    .toBeGreaterThan(0);
}

async function choose(page: Page, menu: string, item: string): Promise<void> {
  const settings = page.getByRole('button', { name: 'Settings' });
  if ((await settings.getAttribute('aria-expanded')) !== 'true') await settings.click();
  await page.getByRole('menuitem', { name: menu }).click();
  await page.getByRole('menuitemradio', { name: item }).click();
}

test('[R-409] quality, captions and their language can be chosen and stay chosen', async ({ page }) => {
  await play(page);
  // The player wants 576; 480 is the nearest available quality.
  await expect.poll(() => film(page)).toBe('pier-480.webm');
  await expect(page.getByText('Good evening')).toBeHidden();
  await choose(page, 'Captions', 'português');
  await expect(page.locator('.plyr__captions')).toHaveText('Boa noite');
  await choose(page, 'Quality', '240p');
  await expect.poll(() => film(page)).toBe('pier-240.webm');

  await page.reload();
  await play(page);
  await expect(page.locator('.plyr__captions')).toHaveText('Boa noite');
  await expect.poll(() => film(page)).toBe('pier-240.webm');
});

test('captions are there without script too', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${station.url}/tv/pier`);
  await expect(page.locator('video track[kind=captions]')).toHaveCount(2);
  const address = await page.locator('video track').first().getAttribute('src');
  const answer = await page.request.get(station.url + address);
  expect(answer.headers()['content-type']).toContain('text/vtt');
  expect(await answer.text()).toContain('WEBVTT');
  await page.close();
});
