import { connect, type Socket } from 'node:net';
import { weekSchedule } from '@longwave/contract/schedule.ts';
import { scheduleKeys } from '@longwave/contract/weekdays.ts';
import { expect, type Page } from '@playwright/test';
import { startStation } from '../testing/start-station.ts';
import { startRadio, strip } from './support/live-radio.ts';
import { test } from './support/test.ts';
import { leaveOutPictures } from './support/without-pictures.ts';

/** Somebody goes live and sends track titles; a visitor looks up what was played. */

// Pictures are made when first requested, and these tests do not need them.
leaveOutPictures();

const password = `Basic ${Buffer.from('source:swordfish').toString('base64')}`;
let station: Awaited<ReturnType<typeof startStation>>;
let source: Socket;
let sending: NodeJS.Timeout;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  station = await startStation({ SOURCE_PASSWORD: 'swordfish' });
  source = connect(Number(new URL(station.url).port), '127.0.0.1');
  source.on('error', () => undefined);
  source.write(`SOURCE /radio/live HTTP/1.0\r\nAuthorization: ${password}\r\n\r\n`);
  // Sends silent mono mp3 at 44.1 kHz, a second at a time.
  const frame = Buffer.alloc(208);
  frame.set([0xff, 0xfb, 0x50, 0xc4]);
  sending = setInterval(() => source.write(Buffer.alloc(39 * frame.length, frame)), 1000);
});
test.afterAll(async () => {
  clearInterval(sending);
  source?.destroy();
  await station?.remove();
});

async function say(song: string): Promise<void> {
  const address = `${station.url}/admin/metadata?mode=updinfo&mount=/radio/live&song=${encodeURIComponent(song)}`;
  await expect
    .poll(async () => (await fetch(address, { headers: { Authorization: password } })).text())
    .toContain('<return>1</return>');
  await expect.poll(async () => (await newestTrack())?.title).toBe(song.split(' - ')[1]);
}

async function newestTrack(): Promise<{ title: string; at: number } | undefined> {
  const { tracks } = await (await fetch(`${station.url}/radio/tracks.json`)).json();
  return tracks[0];
}

const session = (page: Page) =>
  page.evaluate(() => {
    const { title, artist, album } = navigator.mediaSession.metadata ?? {};
    return { title, artist, album };
  });

test('[R-901] the track is named on the strip, on the listen page and on the lock screen; the last ones are listed', async ({
  page,
}) => {
  await say('Hull - Foghorn');
  await page.goto(`${station.url}/listen`);
  await startRadio(page);
  await expect(strip(page)).toContainText('Hull - Foghorn');
  const hero = page.getByRole('region', { name: 'On air now' });
  await expect(hero).toContainText('Hull - Foghorn');
  await expect.poll(() => session(page)).toMatchObject({ title: 'Foghorn', artist: 'Hull' });

  await say('Wend - Buoy');
  await expect(strip(page)).toContainText('Wend - Buoy');
  await expect.poll(() => session(page)).toMatchObject({ title: 'Buoy', artist: 'Wend' });

  const list = page.getByRole('region', { name: 'What was that song?' }).getByRole('listitem');
  await expect(list.nth(0)).toContainText('Buoy');
  await expect(list.nth(0)).toHaveAttribute('aria-current', 'true');
  await expect(list.nth(1)).toContainText('Foghorn');
  await expect(list.nth(1).locator('time')).toHaveText(/^\d\d:\d\d$/);
  await hero.getByRole('link', { name: 'What was that song?' }).click();
  await expect(list.nth(0)).toBeInViewport();

  const week = weekSchedule.parse(await (await fetch(`${station.url}/content/shows-schedule.json`)).json());
  const at = (await newestTrack())?.at ?? 0;
  const slot = scheduleKeys
    .flatMap((key) => week[key].schedule)
    .find(({ start, end }) => Date.parse(start) <= at && at < Date.parse(end));
  await list
    .nth(0)
    .getByRole('link', { name: slot?.title ?? '' })
    .click();
  await expect(page).toHaveURL(`${station.url}/programmes/${slot?.programme}`);
  await expect(strip(page)).toContainText('Wend - Buoy');
});
