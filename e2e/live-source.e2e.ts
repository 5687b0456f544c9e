import { connect } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { startStation } from '../testing/start-station.ts';
import { test } from './support/test.ts';
import { leaveOutPictures } from './support/without-pictures.ts';

/** Somebody goes live while a browser listens. */

// A new station makes pictures when first requested, and this test does not need them.
leaveOutPictures();

const strip = (page: Page) => page.getByRole('region', { name: 'Live radio' });
const time = (page: Page) => page.evaluate(() => document.querySelector('audio')?.currentTime ?? -1);

/** Silent mono mp3 at 44.1 kHz. */
function monoSound(seconds: number): Buffer {
  const frame = Buffer.alloc(208);
  frame.set([0xff, 0xfb, 0x50, 0xc4]);
  return Buffer.alloc(Math.ceil((seconds * 44_100) / 1152) * frame.length, frame);
}

test('a mono source at 44.1 kHz takes over and hands back without a break in the browser', async ({
  page,
}) => {
  const station = await startStation({ SOURCE_PASSWORD: 'swordfish' });
  try {
    await page.goto(station.url);
    await strip(page).getByRole('button', { name: 'Play live radio' }).click();
    await expect.poll(() => time(page)).toBeGreaterThan(0);
    await page.evaluate(() => {
      const breaks: string[] = [];
      for (const event of ['pause', 'emptied', 'ended', 'error']) {
        document.querySelector('audio')?.addEventListener(event, () => breaks.push(event));
      }
      Object.assign(window, { breaks });
    });
    const media = async () => {
      const { result } = await (await page.request.get(`${station.url}/radio/live.json`)).json();
      return result.content.media?.type ?? '';
    };
    const socket = connect(Number(new URL(station.url).port), '127.0.0.1');
    const password = Buffer.from('source:swordfish').toString('base64');
    socket.write(`SOURCE /radio/live HTTP/1.0\r\nAuthorization: Basic ${password}\r\n\r\n`);
    socket.write(monoSound(10));
    // The source goes on sending until the station reports it as live.
    const isSeen = async () => {
      socket.write(monoSound(1));
      return media();
    };
    await expect.poll(isSeen, { intervals: [1_000] }).toBe('live');
    socket.end();
    await expect.poll(media).not.toBe('live');
    // The browser's buffer still has live sound for a while, so wait until it has been played.
    const handedBack = await time(page);
    await expect.poll(() => time(page)).toBeGreaterThan(handedBack + 8);
    expect(await page.evaluate(() => (window as unknown as { breaks: string[] }).breaks)).toEqual([]);
    await expect(strip(page).getByRole('status')).toHaveText('');
  } finally {
    await station.remove();
  }
});
