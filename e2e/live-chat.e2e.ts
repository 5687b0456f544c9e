import { expect } from '@playwright/test';
import { strip } from './support/live-radio.ts';
import { test } from './support/test.ts';

/** The chat beside the live radio. */

test('[R-309] the chat opens from the strip once its frame has loaded, and a click outside hides it', async ({
  page,
}) => {
  await page.goto('/');
  const button = strip(page).getByRole('button', { name: 'Chat' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  const panel = page.getByRole('group', { name: 'Live chat' });
  await expect(panel).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const frame = panel.locator('iframe');
  await expect(frame).toBeVisible();
  expect((await panel.boundingBox())?.width).toBe(400);
  expect((await frame.boundingBox())?.height).toBeGreaterThan(550);
  await page.mouse.click(100, 500);
  await expect(panel).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a chat script that fails is logged and reported, and can be tried again', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.route('**/chat/embed.js', (route) => route.abort());
  await page.goto('/');
  await strip(page).getByRole('button', { name: 'Chat' }).click();
  await expect.poll(() => said.some((line) => line.startsWith('Error loading script:'))).toBe(true);
  const panel = page.getByRole('group', { name: 'Live chat' });
  await expect(panel.getByRole('alert')).toContainText('The chat could not be loaded');
  await page.unroute('**/chat/embed.js');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.locator('iframe')).toBeVisible();
  await expect(panel.getByRole('alert')).toBeHidden();
});

test('on a phone the chat is a sheet from below, in the colours and font of the page, and strip and player stay in reach', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/shows');
  await page.locator('main button[aria-label^="Play"]').first().click();
  const player = page.getByRole('region', { name: 'Player' });
  await expect(player).toBeVisible();
  await strip(page).getByRole('button', { name: 'Chat' }).click();
  const panel = page.getByRole('group', { name: 'Live chat' });
  await expect(panel.locator('iframe')).toBeVisible();
  const sheet = async () => {
    const { x = -1, y = 0, width = 0, height = 0 } = (await panel.boundingBox()) ?? {};
    return { x, width, aboveFoot: Math.round((await player.boundingBox())?.y ?? 0) - Math.round(y + height) };
  };
  await expect.poll(sheet).toEqual({ x: 0, width: 390, aboveFoot: 0 });
  expect((await panel.boundingBox())?.y).toBeGreaterThan(44);
  const look = (element: Element) => {
    const { backgroundColor, color, fontFamily } = getComputedStyle(element);
    return { backgroundColor, color, family: fontFamily.split(',')[0] };
  };
  const room = panel.frameLocator('iframe').locator('body');
  expect(await room.evaluate(look)).toEqual(await panel.evaluate(look));
  await player.getByRole('button', { name: 'Back 10 seconds' }).click();
  await strip(page).getByRole('button', { name: 'Mute' }).click();
  await expect(panel).toBeVisible();
  await page.mouse.click(200, 60);
  await expect(panel).toBeHidden();
});
