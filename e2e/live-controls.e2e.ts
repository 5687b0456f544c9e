import { expect } from '@playwright/test';
import { startRadio, strip } from './support/live-radio.ts';
import { audio, expectSound } from './support/player.ts';
import { test } from './support/test.ts';
import { leaveOutPictures } from './support/without-pictures.ts';

/** Controls of the live radio: volume, mute, media keys, sleep timer, rewind. */

// Pictures are made when first requested, and these tests do not need them.
leaveOutPictures();

test('[R-304] the speaker button shows the slider, and the slider sets the volume', async ({ page }) => {
  await page.goto('/');
  await startRadio(page);
  const button = strip(page).getByRole('button', { name: 'Volume' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const slider = strip(page).getByRole('slider', { name: 'Volume' });
  await expect(slider).toHaveValue('100');
  await slider.fill('35');
  await expect
    .poll(() => page.evaluate(() => document.querySelector('audio')?.volume ?? -1))
    .toBeCloseTo(0.35, 5);
  await button.click();
  await expect(slider).toBeHidden();
});

test('[R-407] media keys pause and play the radio, and cannot seek in it', async ({ page }) => {
  await page.addInitScript(() => {
    const handlers: Record<string, unknown> = {};
    const own = navigator.mediaSession.setActionHandler.bind(navigator.mediaSession);
    navigator.mediaSession.setActionHandler = (action, handler) => {
      handlers[action] = handler;
      own(action, handler);
    };
    Object.assign(window, { handlers });
  });
  await page.goto('/');
  await startRadio(page);
  await expect.poll(() => page.evaluate(() => navigator.mediaSession.metadata?.title ?? '')).not.toBe('');
  const artwork = await page.evaluate(() => navigator.mediaSession.metadata?.artwork ?? []);
  expect(artwork.map((one) => one.sizes)).toEqual([
    '96x96',
    '128x128',
    '192x192',
    '256x256',
    '384x384',
    '512x512',
  ]);
  // The declared type is the content type of the picture.
  const picture = await page.request.get(artwork[0]?.src ?? '');
  expect(artwork[0]?.type).toBe(picture.headers()['content-type']);
  type Handlers = Record<string, ((details?: object) => void) | null>;
  const call = (action: string) =>
    page.evaluate(
      (name) => (window as unknown as { handlers: Handlers }).handlers[name]?.({ action: name }),
      action,
    );
  expect(
    await page.evaluate(() => (window as unknown as { handlers: Handlers }).handlers.seekforward),
  ).toBeNull();
  await call('pause');
  await expect(strip(page).getByRole('button', { name: 'Play live radio' })).toBeVisible();
  await call('play');
  await expectSound(page);
});

test('the space bar pauses and plays what is heard, but not while typing', async ({ page }) => {
  await page.goto('/');
  await startRadio(page);
  // The metadata is set after the first sound, so wait for it.
  await expect.poll(() => page.evaluate(() => navigator.mediaSession.metadata?.title ?? '')).not.toBe('');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Space');
  await expect(strip(page).getByRole('button', { name: 'Play live radio' })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(strip(page).getByRole('button', { name: 'Pause live radio' })).toBeVisible();
});

test('mute on the strip silences the radio while it plays on, and is stored', async ({ page }) => {
  await page.goto('/');
  await startRadio(page);
  const mute = strip(page).getByRole('button', { name: 'Mute' });
  const muted = () => page.evaluate(() => document.querySelector('audio')?.muted);
  await mute.click();
  await expect(mute).toHaveAttribute('aria-pressed', 'true');
  expect(await muted()).toBe(true);
  const before = (await audio(page)).time;
  await expect.poll(async () => (await audio(page)).time).toBeGreaterThan(before);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('soundSettings')))
    .toContain('"muted":true');
  await page.reload();
  await expect(mute).toHaveAttribute('aria-pressed', 'true');
  await startRadio(page);
  expect(await muted()).toBe(true);
  await strip(page).getByRole('button', { name: 'Volume' }).click();
  await strip(page).getByRole('slider', { name: 'Volume' }).fill('50');
  await expect(mute).toHaveAttribute('aria-pressed', 'false');
  expect(await muted()).toBe(false);
});

test('the sleep timer of the strip stops the radio', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await startRadio(page);
  await strip(page).getByRole('button', { name: 'sleep timer' }).click();
  const timer = strip(page).getByRole('combobox', { name: 'Sleep timer' });
  await expect(timer.getByRole('option', { name: 'After this show' })).toBeAttached();
  await timer.selectOption('In 15 minutes');
  await expect(timer).toHaveValue('left');
  await page.clock.fastForward('14:00');
  await expect(page.getByRole('button', { name: 'Pause live radio' })).toBeVisible();
  await page.clock.fastForward('01:01');
  await expect(page.getByRole('button', { name: 'Play live radio' })).toBeVisible();
});

test('the live show can be heard from its start, and a button leads back to live', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  await page.goto('/');
  const now = await (await page.request.get('/content/live-now.json')).json();
  expect(now.live, 'the station has no gap in its week').toBe(true);
  await startRadio(page);
  await strip(page).getByRole('button', { name: 'From the start of this show' }).click();
  await expect(strip(page).getByRole('button', { name: 'Back to live' })).toBeVisible();
  await expectSound(page);
  await strip(page).getByRole('button', { name: 'Back to live' }).click();
  await expect(strip(page).getByRole('button', { name: 'From the start of this show' })).toBeVisible();
  await expectSound(page);
  expect(refused).toEqual([]);
});
