import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { OwnStation } from '../testing/start-station.ts';
import { contrast, endTransitions, everyRule, findings } from './support/axe-check.ts';
import { signIn, startStudio } from './support/studio.ts';
import { test } from './support/test.ts';
import { leaveOutPreview } from './support/without-preview.ts';

test.describe.configure({ mode: 'serial' });
test.use({ bypassCSP: true });
leaveOutPreview();

let station: OwnStation;
test.beforeAll(async ({ request }) => {
  station = await startStudio(request);
});
test.afterAll(() => station.remove());

async function draw(name: string, background: string, width = 300, height = 200) {
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}
const files = (page: Page) => page.getByLabel('Files of the pictures');
const tiles = (page: Page) => page.getByRole('list', { name: 'Pictures' }).getByRole('listitem');
const count = (page: Page) => page.getByText(/^\d+ pictures?$/);
const stored = async (page: Page, path: string) =>
  (await (await page.request.get(`${station.url}/content/${path}`)).json()) as Record<string, unknown>;

async function check(page: Page): Promise<void> {
  expect(await findings(page, everyRule)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(endTransitions);
  expect(await findings(page, contrast)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

test('the rail leads to the media screen, which is empty at first', async ({ page }) => {
  await signIn(page, station);
  await page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: 'Media' }).click();
  await expect(page.getByRole('heading', { name: 'Media', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Media – Studio');
  await expect(page.getByText('No pictures yet')).toBeVisible();
  await check(page);
});

test('many pictures at once: names by their files, numbers where they are taken, descriptions asked for', async ({
  page,
}) => {
  await signIn(page, station, '/media');
  await files(page).setInputFiles([
    await draw('Pier at Dawn.png', '#112233'),
    await draw('pier-at-dawn.png', '#445566'),
    await draw('Übersee.png', '#778899'),
    { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
  ]);
  const list = page.getByRole('region', { name: 'New pictures' });
  await expect(list).toContainText('3 of 4 stored, 1 refused');
  await expect(list.locator('.field-fault')).not.toBeEmpty();
  await list.getByLabel('What is on pier-at-dawn?').fill('A pier in the mist');
  await list.getByLabel('What is on pier-at-dawn-2?').focus();
  await expect(list).toContainText('Saved.');
  expect(await stored(page, 'media/pier-at-dawn')).toMatchObject({ alt: 'A pier in the mist' });
  await check(page);
  await list.getByRole('button', { name: 'Dismiss broken.png' }).click();
  await list.getByRole('button', { name: 'Done with these' }).click();
  await expect(list).toHaveCount(0);
  await expect(count(page)).toHaveText('3 pictures');
  await expect(tiles(page)).toHaveCount(3);
});

test('a picture that nothing shows yet is found by what is on it, and chosen for a show', async ({
  page,
}) => {
  await signIn(page, station, '/shows/show-090');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  const chooser = page.getByRole('dialog', { name: 'Choose a picture' });
  await expect(chooser.getByRole('button', { name: 'Programme A' })).toBeVisible();
  await expect(chooser.getByRole('button', { name: 'Cancel' })).toBeInViewport();
  await chooser.getByLabel('Find a picture').fill('mist');
  await expect(chooser.getByRole('listitem')).toHaveCount(1);
  await chooser.getByRole('button', { name: 'A pier in the mist' }).click();
  await expect(chooser).toBeHidden();
  await expect(page.getByRole('status', { name: 'Save state' })).toContainText('Saved');
  expect((await stored(page, 'documents/show/show-090')).draft).toMatchObject({
    picture: { name: 'pier-at-dawn', alt: 'A pier in the mist' },
  });
});

test('pictures are dropped, searched while one types, and sorted; the address keeps the view', async ({
  page,
}) => {
  await signIn(page, station, '/media');
  await expect(tiles(page)).toHaveCount(3);
  const { buffer } = await draw('x', '#abcdef');
  const transfer = await page.evaluateHandle(
    (bytes) => {
      const given = new DataTransfer();
      given.items.add(new File([Uint8Array.from(bytes)], 'Dropped.png', { type: 'image/png' }));
      return given;
    },
    [...buffer],
  );
  await page.dispatchEvent('.media-screen', 'drop', { dataTransfer: transfer });
  await expect(tiles(page)).toHaveCount(4);
  await page.getByRole('searchbox', { name: 'Search pictures' }).pressSequentially('mist');
  await expect(tiles(page)).toHaveCount(1);
  await expect(page).toHaveURL(/q=mist/);
  await page.reload();
  await expect(tiles(page)).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search pictures' }).fill('nothing like this');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.getByRole('button', { name: 'Show all pictures' }).click();
  await page.getByLabel('Sort').selectOption('name');
  await expect(tiles(page).first()).toContainText('dropped');
});

test('[R-732] the focal point is set by pressing, dragging and keys; every crop follows, and it is taken back', async ({
  page,
}) => {
  await signIn(page, station, '/media/pier-at-dawn');
  const mark = page.getByRole('button', { name: /^Focal point/ });
  await expect(mark).toBeVisible();
  // The layout is stable once the fonts have loaded.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const box = await page.locator('.focal').boundingBox();
  if (!box) throw new Error('The picture is not there');
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.25, 0.5));
  await page.mouse.down();
  await page.mouse.move(...at(0.75, 0.25));
  await page.mouse.up();
  await expect(page.getByText('The focal point is saved.')).toBeVisible();
  // Dismisses the toast, so that the Undo below belongs to the key press.
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(mark).toHaveAccessibleName('Focal point, 75% from the left, 25% from the top');
  await expect(page.locator('.crops img').first()).toHaveCSS('object-position', /^75(\.\d+)?% 25(\.\d+)?%$/);
  await mark.focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect
    .poll(async () => Math.round(((await stored(page, 'media/pier-at-dawn')).focal as { x: number }).x * 100))
    .toBe(65);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(async () => Math.round(((await stored(page, 'media/pier-at-dawn')).focal as { x: number }).x * 100))
    .toBe(75);
  const description = page.getByLabel('What is on it');
  const held = Promise.withResolvers<void>();
  await page.route('**/content/media/pier-at-dawn', async (route) => {
    if (route.request().method() === 'PATCH') await held.promise;
    await route.continue();
  });
  await description.fill('A pier');
  await description.press('Enter');
  await description.press('End');
  await description.pressSequentially(' in the mist');
  held.resolve();
  await expect(page.getByText('The description is saved.')).toBeVisible();
  await expect(description).toHaveValue('A pier in the mist');
  await check(page);
});

test('[R-732] where it is used leads to the editor; what is used is not deleted, says why, and is replaced everywhere', async ({
  page,
}) => {
  await signIn(page, station, '/shows/show-070');
  await page.getByLabel('File for Picture').setInputFiles(await draw('Übersee.png', '#224466'));
  await expect(page.getByRole('status', { name: 'Save state' })).toContainText('Saved');
  await page.goto(`${station.url}/studio/media/ubersee-2`);
  const uses = page.getByRole('region', { name: 'Where it is used' });
  await expect(uses.getByRole('link', { name: 'Show 070' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('It is shown in one place, so it stays.');
  await page.getByRole('button', { name: 'Close' }).click();

  const before = (await stored(page, 'media/ubersee-2')).sha256;
  await page
    .getByLabel('File of the new picture')
    .setInputFiles(await draw('Better.png', '#aa2200', 400, 400));
  await expect(page.getByRole('dialog')).toContainText('The old one can be put back for 30 days');
  await check(page);
  // A replacement that is cancelled on its way does not come.
  await page.route('**/content/media/ubersee-2?*', () => new Promise(() => undefined));
  await page.getByRole('button', { name: 'Replace', exact: true }).click();
  const ended = page.waitForEvent('requestfailed', (request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await ended;
  await page.unroute('**/content/media/ubersee-2?*');
  await page
    .getByLabel('File of the new picture')
    .setInputFiles(await draw('Better.png', '#aa2200', 400, 400));
  await page.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(page.getByText('ubersee-2 is replaced wherever it is shown.')).toBeVisible();
  await expect(page.getByText('400 × 400')).toBeVisible();
  const after = (await stored(page, 'media/ubersee-2')).sha256;
  expect(after).not.toBe(before);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByText('300 × 200')).toBeVisible();
  expect((await stored(page, 'media/ubersee-2')).sha256).toBe(before);
  await page.goto(`${station.url}/studio/media?kind=deleted`);
  await page.getByRole('button', { name: 'Put back ubersee-2' }).click();
  await expect(page.getByText('ubersee-2 is back.')).toBeVisible();
  await page.goto(`${station.url}/studio/media/ubersee-2`);
  await expect(page.getByText('400 × 400')).toBeVisible();
  await uses.getByRole('link', { name: 'Show 070' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Show 070');
});

test('unused pictures are found and deleted', async ({ page }) => {
  await signIn(page, station, '/media');
  await expect(count(page)).toHaveText('5 pictures');
  await page.getByLabel('Which pictures').selectOption('unused');
  await expect(tiles(page)).toHaveCount(3);
  await page.getByRole('link', { name: /dropped/ }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('It can be put back for 30 days');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('dropped is deleted.')).toBeVisible();
  await expect(count(page)).toHaveText('4 pictures');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(count(page)).toHaveText('5 pictures');
  await page.getByRole('link', { name: /dropped/ }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(count(page)).toHaveText('4 pictures');
  await page.getByRole('link', { name: 'Deleted' }).click();
  await expect(page.getByRole('list', { name: 'Deleted' })).toContainText('dropped');
  await check(page);
  await page.getByRole('button', { name: 'Delete for good dropped' }).click();
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('dropped is deleted for good.')).toBeVisible();
});

test('a new picture of a document is described anew', async ({ page }) => {
  await signIn(page, station, '/shows/show-071');
  const description = page.getByLabel('What is on it (picture)');
  await description.fill('Somebody else');
  await page.getByLabel('File for Picture').setInputFiles(await draw('Described anew.png', '#336699'));
  await expect(description).toHaveValue('');
  await expect(description).toBeFocused();
  await expect(page.getByText('Say it of the new picture')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Save state' })).toContainText('Saved');
});

test('recordings are listed with who uses them; one that nobody uses is deleted, and put back', async ({
  page,
}) => {
  mkdirSync(join(station.data, 'recordings'), { recursive: true });
  writeFileSync(join(station.data, 'recordings/left-over.mp3'), Buffer.alloc(41_700, mp3Frame()));
  await signIn(page, station, '/media');
  await page.getByRole('link', { name: 'Recordings' }).click();
  const recordings = page.getByRole('list', { name: 'Recordings' }).getByRole('listitem');
  await page.getByRole('searchbox', { name: 'Search recordings' }).fill('left');
  await expect(recordings).toHaveCount(1);
  await expect(recordings).toContainText(/left-over 0:03, 42 kB/);
  await expect(recordings).toContainText('Used nowhere');
  await check(page);
  await page.getByRole('button', { name: 'Delete left-over' }).click();
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(recordings).toHaveCount(1);
  await page.getByRole('link', { name: 'Films' }).click();
  await expect(page.getByText('No films yet')).toBeVisible();
});

function mp3Frame(): Buffer {
  const frame = Buffer.alloc(417);
  frame.writeUInt32BE(0xfffb_9000, 0);
  return frame;
}

test('only pictures in sight are drawn, and further pages come while scrolling', async ({ page }) => {
  test.setTimeout(480_000);
  await signIn(page, station, '/media');
  for (let number = 0; number < 130; number += 1) {
    const { buffer } = await draw('x', `rgb(${number}, 20, 90)`, 20, 20);
    const name = `many-${String(number).padStart(3, '0')}`;
    const response = await page.request.put(`${station.url}/content/media/${name}`, {
      ...{ data: buffer, headers: { origin: station.url } },
    });
    expect(response.status()).toBe(201);
  }
  await page.goto(`${station.url}/studio/media?sort=name`);
  await expect(count(page)).toHaveText('135 pictures');
  expect(await tiles(page).count()).toBeLessThan(70);
  await expect(async () => {
    await page.mouse.wheel(0, 2_000);
    await expect(page.getByRole('link', { name: /^ubersee-2/ })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
});

test('media that cannot be loaded shows a message and a retry; the screen fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, station);
  await page.route('**/content/media?*', (route) =>
    route.fulfill({ status: 500, json: { error: 'Something went wrong here.' } }),
  );
  await page.goto(`${station.url}/studio/media`);
  await expect(page.getByRole('alert')).toContainText('Something went wrong here.');
  await page.unroute('**/content/media?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(tiles(page).first()).toBeVisible();
  await check(page);
  for (const path of ['/media', '/media?kind=recordings', '/media?kind=deleted', '/media/ubersee-2']) {
    await page.goto(`${station.url}/studio${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true);
  }
  await page.goto(`${station.url}/studio/media/no-such-picture`);
  await expect(page.getByText('There is no such picture')).toBeVisible();
});

test('hosts have no media screen', async ({ page, browser }) => {
  await signIn(page, station);
  const headers = { origin: station.url };
  const password = 'another slow water';
  await page.request.post(`${station.url}/content/staff/step-up`, {
    ...{ data: { password: 'slow water under the pier' }, headers },
  });
  const invited = await page.request.post(`${station.url}/content/staff/invitations`, {
    ...{ data: { email: 'host@station.example', role: 'host', residents: [] }, headers },
  });
  const { link } = (await invited.json()) as { link: string };
  const other = await (await browser.newContext()).newPage();
  await other.request.post(`${station.url}/content/staff/invitations/accept`, {
    ...{ data: { token: link.split('token=')[1], name: 'Hoa', password }, headers },
  });
  await other.goto(`${station.url}/studio/media`);
  await expect(other.getByText('This is not for your role')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Media' })).toHaveCount(0);
  await other.context().close();
});
