import { writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { OwnStation } from '../testing/start-station.ts';
import { contrast, endTransitions, everyRule, findings } from './support/axe-check.ts';
import { wav } from './support/sound.ts';
import { owner, signIn, startStudio } from './support/studio.ts';
import { test } from './support/test.ts';
import { leaveOutPreview } from './support/without-preview.ts';

test.describe.configure({ mode: 'serial', timeout: 600_000 });
test.use({ bypassCSP: true });
leaveOutPreview();

let station: OwnStation;
test.beforeAll(async ({ request }) => {
  station = await startStudio(request);
});
test.afterAll(() => station.remove());

/** An `expect` with a long timeout, because recordings are made at the lowest priority. */
const expectInTime = expect.configure({ timeout: 180_000 });
const state = (page: Page) => page.getByRole('status', { name: 'Save state' });
const field = (page: Page) => page.getByRole('group', { name: 'Recording' });
const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('File of the recording').setInputFiles({ name, mimeType: 'audio/wav', buffer });
const stored = async (page: Page, slug: string) =>
  (await (await page.request.get(`${station.url}/content/documents/show/${slug}`)).json()) as {
    live: Record<string, unknown> | null;
    draft: Record<string, unknown> | null;
  };
async function openWithout(page: Page, show: string): Promise<void> {
  await signIn(page, station, `/shows/${show}`);
  await page.getByRole('button', { name: 'Take the recording off this show' }).click();
  // Dismisses the toast, so that there is at most one Undo later.
  const toast = page.locator('.toast').filter({ hasText: 'The recording was taken off this show.' });
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('button', { name: 'Upload recording' })).toBeVisible();
  await expect(state(page)).toContainText('Saved');
}
/** Lets the first part of an upload through and aborts all others. */
async function holdAfterFirstPart(page: Page): Promise<void> {
  await page.route('**/content/uploads/*', (route) =>
    Number(route.request().headers()['upload-offset'] ?? 0) > 0 ? route.abort() : route.continue(),
  );
}

test('a recording is uploaded into a new show, which gets its title and date by the file, and is played', async ({
  page,
}) => {
  await signIn(page, station);
  await page.getByRole('button', { name: 'New show' }).click();
  await page.getByRole('button', { name: 'Upload recording' }).waitFor();
  await choose(page, '2026-07-04 Low Water at Dawn.wav', wav(4));
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Low Water at Dawn');
  await expect(page.getByLabel('Date')).toHaveValue('2026-07-04T12:00');
  await expectInTime(field(page)).toContainText(/2026-07-04 Low Water at Dawn\.wav, 0:04, \d+ kB/);
  await expectInTime(field(page)).toContainText('Station-ready: 48 kHz, 128 kbit/s');
  await expect(state(page)).toContainText('Saved');
  await expect
    .poll(async () => (await stored(page, 'low-water-at-dawn')).draft?.recording)
    .toMatchObject({
      kind: 'file',
      name: expect.stringMatching(/^2026-07-04-low-water-at-dawn-\w+\.[0-9a-f]{12}$/),
    });
  const player = page.locator('audio[aria-label="Recording"]');
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => Math.round(audio.duration))).toBe(4);
});

test('fields that are filled in already stay, and files that are no sound are refused with the reason', async ({
  page,
}) => {
  await openWithout(page, 'show-056');
  await page.getByLabel('File of the recording').setInputFiles({
    ...{ name: 'cover.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('picture') },
  });
  await expect(page.getByRole('alert')).toContainText('“cover.jpg” is no sound');
  await choose(page, '2020-01-01 Broken.wav', Buffer.from('this is no sound at all'.repeat(100)));
  await expectInTime(field(page)).toContainText('This is no sound that can be read');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Show 056');
  await field(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('button', { name: 'Upload recording' })).toBeVisible();
});

test('an upload is paused and goes on', async ({ page }) => {
  await openWithout(page, 'show-057');
  await holdAfterFirstPart(page);
  await choose(page, 'Slow.wav', wav(30));
  await expectInTime(field(page)).toContainText('The connection is lost; it goes on by itself.');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expectInTime(field(page)).toContainText(/\d+% of \d+ MB, paused/);
  await page.unroute('**/content/uploads/*');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expectInTime(field(page)).toContainText(/Slow\.wav, 0:30, \d+ kB/);
});

test('[R-730] an upload goes on after the station was started again, and after a reload', async ({
  page,
}, testInfo) => {
  await openWithout(page, 'show-058');
  await holdAfterFirstPart(page);
  // Uploads a file on disk, because a file is recognized by its name, its size and when it was written.
  const path = testInfo.outputPath('Restart.wav');
  writeFileSync(path, wav(30));
  const file = page.getByLabel('File of the recording');
  await file.setInputFiles(path);
  await expectInTime(field(page)).toContainText('The connection is lost');
  await station.kill();
  await station.start();
  await page.reload();
  await expectInTime(field(page)).toContainText(/\d+% of 3 MB has arrived\. Choose the same file again/);
  await page.unroute('**/content/uploads/*');
  const offsets: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
  });
  await file.setInputFiles(path);
  await expectInTime(field(page)).toContainText(/Restart\.wav, 0:30, \d+ kB/);
  expect(Math.min(...offsets)).toBeGreaterThan(1_000_000);
});

test('a show that is published meanwhile gets its sound with the window closed and the station started again', async ({
  page,
}) => {
  // Sound is made at the lowest priority, which on a busy machine takes minutes.
  test.setTimeout(720_000);
  await openWithout(page, 'show-060');
  await holdAfterFirstPart(page);
  // Long enough to see it being measured and made, and for the times that a later test enters.
  await choose(page, 'Later.wav', wav(120));
  await expectInTime(field(page)).toContainText('The connection is lost');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(state(page)).toContainText('Visitors see this version.');
  expect((await stored(page, 'show-060')).live?.recording).toBeNull();
  await page.unroute('**/content/uploads/*');
  // Checks in every frame, because on a quick machine the text is there for only a second.
  await page.waitForFunction(
    () => /Measuring|Making/.test(document.querySelector('.recording-field')?.textContent ?? ''),
    undefined,
    { timeout: 180_000 },
  );
  await page.goto('about:blank');
  await station.kill();
  await station.start();
  await expect
    .poll(async () => (await stored(page, 'show-060')).live?.recording, { timeout: 480_000 })
    .toMatchObject({ kind: 'file', name: expect.stringMatching(/^later-\w+\.[0-9a-f]{12}$/) });
  await page.goto(`${station.url}/studio/shows/show-060`);
  await expectInTime(field(page)).toContainText(/Later\.wav, 2:00/);
});

test('what is typed while the station gives the show its sound is saved with it, and nobody is asked', async ({
  page,
}) => {
  await openWithout(page, 'show-059');
  // The window does not learn of the recording before it has something to save.
  await page.route('**/documents/show/show-059/recording', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  await choose(page, 'Meeting.wav', wav(3));
  const name = expect.stringMatching(/^meeting-\w+\.[0-9a-f]{12}$/);
  await expect
    .poll(async () => (await stored(page, 'show-059')).draft?.recording, { timeout: 180_000 })
    .toMatchObject({ name });
  await page.getByRole('textbox', { name: 'Title' }).fill('Met in the middle');
  await expect
    .poll(async () => (await stored(page, 'show-059')).draft)
    .toMatchObject({ title: 'Met in the middle', recording: { name } });
  await expect(state(page)).toContainText('Saved');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectInTime(field(page)).toContainText(/meeting-\w+\.[0-9a-f]{12}, 0:03/);
  await page.unroute('**/documents/show/show-059/recording');
});

test('[R-730] a recording is trimmed with the keyboard and by numbers, its silence is cut, and it is made station-ready', async ({
  page,
}) => {
  await openWithout(page, 'show-062');
  await page.getByLabel('File of the recording').setInputFiles({
    ...{ name: 'Pier.wav', mimeType: 'audio/wav', buffer: wav(12, 3) },
  });
  await expectInTime(field(page)).toContainText(
    'There are 3 seconds of silence at the beginning and 3 seconds at the end.',
  );
  await field(page).getByRole('button', { name: 'Cut the silence' }).click();
  const begin = page.getByRole('slider', { name: 'Beginning of the recording' });
  const end = page.getByRole('slider', { name: 'End of the recording' });
  await expect(begin).toHaveAttribute('aria-valuetext', '0:03.0');
  await expect(end).toHaveAttribute('aria-valuetext', '0:09.0');
  await expect(begin).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(begin).toHaveAttribute('aria-valuetext', '0:04.1');
  await page.getByLabel('Ends at').fill('0:08.1');
  await page.keyboard.press('Enter');
  await expect(end).toHaveAttribute('aria-valuetext', '0:08.1');
  const handle = await end.boundingBox();
  if (!handle) throw new Error('There is no handle to drag');
  await page.mouse.move(handle.x + handle.width / 2, handle.y + 10);
  await page.mouse.down();
  await page.mouse.move(handle.x - 60, handle.y + 10, { steps: 3 });
  await page.mouse.up();
  await expect(end).not.toHaveAttribute('aria-valuetext', '0:08.1');
  await page.getByLabel('Ends at').fill('0:08.1');
  await page.keyboard.press('Enter');
  await expectInTime(field(page)).toContainText('0:04.0 of 0:12.0 is left.');
  expect(await findings(page, everyRule)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(endTransitions);
  expect(await findings(page, contrast)).toEqual([]);
  const whole = page.locator('audio[aria-label="Recording before the cut"]');
  await page.getByRole('button', { name: 'Hear the end' }).click();
  await expect.poll(() => whole.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Make it station-ready' }).click();
  await expectInTime(field(page)).toContainText(/Pier\.wav, 0:04/);
  await expect(page.getByRole('button', { name: 'Change the cut' })).toBeVisible();
  await expectInTime(field(page)).toContainText('0:04.1 was cut off at the beginning');
  await expect(state(page)).toContainText('Saved');
  await page.reload();
  await page.getByRole('button', { name: 'Change the cut' }).click();
  await expect(begin).toHaveAttribute('aria-valuetext', '0:04.1');
});

test('a session that ends during an upload: sign in again in place, and it goes on', async ({ page }) => {
  await openWithout(page, 'show-061');
  await expect(state(page)).toContainText('Saved');
  await page.context().clearCookies();
  await choose(page, 'Session.wav', wav(3));
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await again.getByLabel('Password').fill(owner.password);
  await again.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectInTime(field(page)).toContainText(/Session\.wav, 0:03/);
});

test('[R-731] a tracklist comes from a file of Rekordbox, doubtful rows are marked, and times are stamped while it plays', async ({
  page,
}) => {
  await signIn(page, station, '/shows/show-060');
  await page.getByRole('button', { name: 'Paste tracklist' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste tracklist' });
  const lines = ['#\tTrack Title\tArtist\tTime', '1\tFahren\tPole\t04:31', '2\tÜber\tID\t06:02'];
  await page.getByLabel('File of the tracklist').setInputFiles({
    ...{ name: 'set.txt', mimeType: 'text/plain' },
    buffer: Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`, 'utf16le'),
  });
  await expect(dialog).toContainText('2 tracks, 1 to look at');
  expect(await findings(page, everyRule)).toEqual([]);
  await dialog
    .getByRole('button', { name: /the tracks|these tracks/ })
    .last()
    .click();
  await expect(page.getByLabel('Artist of track 1', { exact: true })).toHaveValue('Pole');
  const player = page.locator('audio[aria-label="Recording"]');
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.readyState)).toBeGreaterThan(0);
  const seek = (seconds: number) =>
    player.evaluate((audio: HTMLAudioElement, to) => {
      audio.currentTime = to;
    }, seconds);
  await seek(7);
  await page.getByRole('button', { name: 'Stamp time' }).click();
  await expect(page.getByLabel('Time of track 1', { exact: true })).toHaveValue('0:07');
  await seek(25);
  await page.keyboard.press('F2');
  await expect(page.getByLabel('Time of track 2', { exact: true })).toHaveValue('0:25');
  await page.getByLabel('Artist of track 1', { exact: true }).focus();
  await seek(12);
  await page.keyboard.press('Alt+t');
  await expect(page.getByLabel('Time of track 1', { exact: true })).toHaveValue('0:12');
  await expect(page.getByLabel('Artist of track 1', { exact: true })).toHaveValue('Pole');
  await page.getByRole('button', { name: 'Move all times' }).click();
  await page.getByLabel('By', { exact: true }).fill('0:15');
  await page.getByRole('button', { name: 'Earlier' }).click();
  await expect(page.getByLabel('Time of track 1', { exact: true })).toHaveValue('0:00');
  await expect(page.getByLabel('Time of track 2', { exact: true })).toHaveValue('0:10');
  await expect(state(page)).toContainText('Saved');
});

test('the editor with a recording has no accessibility violations, in both colour schemes', async ({
  page,
}) => {
  await signIn(page, station, '/shows/show-060');
  await expect(page.getByRole('button', { name: 'Stamp time' })).toBeVisible();
  await page.getByLabel('File of the recording').setInputFiles({
    ...{ name: 'cover.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('picture') },
  });
  await expect(page.getByRole('alert')).toContainText('is no sound');
  expect(await findings(page, everyRule)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(endTransitions);
  expect(await findings(page, contrast)).toEqual([]);
});

test('who has too many unfinished uploads sees them where the next one is refused, and removes one', async ({
  page,
}) => {
  await openWithout(page, 'show-061');
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  for (let at = 0; at < 20; at++)
    await page.request.post(`${station.url}/content/uploads`, {
      headers: {
        ...{ origin: station.url, 'tus-resumable': '1.0.0', 'upload-length': '1000' },
        'upload-metadata': `kind ${base64('captions')},name ${base64(`left-${at}`)}`,
      },
    });
  await choose(page, 'One more.wav', wav(3));
  await expectInTime(field(page)).toContainText('You have 20 unfinished uploads; end or remove one first.');
  const unfinished = page.getByRole('region', { name: 'Your unfinished uploads' });
  expect(await findings(page, everyRule)).toEqual([]);
  await unfinished.getByRole('button', { name: 'Remove left-7', exact: true }).click();
  await expect(unfinished.getByRole('listitem')).toHaveCount(19);
  await choose(page, 'One more.wav', wav(3));
  await expectInTime(field(page)).toContainText(/One more\.wav, 0:03, \d+ kB/);
});

test('a recording that was taken off a show comes back with its cut by Undo', async ({ page }) => {
  await openWithout(page, 'show-063');
  await choose(page, 'Back again.wav', wav(4));
  await expectInTime(field(page)).toContainText('Station-ready: 48 kHz, 128 kbit/s');
  const forgotten: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') forgotten.push(new URL(request.url()).pathname);
  });
  // Another file that is refused leaves this one as it is.
  await page.route('**/content/uploads', (route) =>
    route.fulfill({ status: 507, json: { error: 'The disk is full.' } }),
  );
  await choose(page, 'Refused.wav', wav(4));
  await expect(field(page)).toContainText('The disk is full.');
  await page.unroute('**/content/uploads');
  await field(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(field(page)).not.toContainText('The disk is full.');
  await page.getByRole('button', { name: 'Take the recording off this show' }).click();
  await expect(state(page)).toContainText('Saved');
  await expect.poll(async () => (await stored(page, 'show-063')).draft?.recording).toBeNull();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectInTime(field(page)).toContainText(/Back again\.wav, 0:04/);
  await expect(field(page)).toContainText('Station-ready: 48 kHz, 128 kbit/s');
  await expect
    .poll(async () => (await stored(page, 'show-063')).draft?.recording)
    .toMatchObject({ name: expect.stringMatching(/^back-again-/) });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(forgotten).toEqual(['/content/documents/show/show-063/recording']);
});

test('a cut at the beginning moves the times of the tracklist with it, unless somebody says no', async ({
  page,
}) => {
  await openWithout(page, 'show-064');
  await choose(page, 'Long intro.wav', wav(12, 3));
  await expectInTime(field(page)).toContainText('3 seconds of silence at the beginning');
  await expect(page.getByLabel('Artist of track 10')).toHaveValue(/./);
  const replace = async () => {
    await page.getByRole('button', { name: 'Paste tracklist' }).click();
    const dialog = page.getByRole('dialog', { name: 'Paste tracklist' });
    await dialog.getByRole('textbox').fill('0:03 Pole - Fahren\n0:07 Ines - Tide');
    await dialog
      .getByRole('button', { name: /the tracks|these tracks/ })
      .last()
      .click();
    await expect(page.getByLabel('Time of track 2', { exact: true })).toHaveValue('0:07');
  };
  const replaced = page.locator('.toast').filter({ hasText: 'The tracks were replaced.' });
  await replace();
  await replaced.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Artist of track 10')).toHaveValue(/./);
  await replace();
  await replaced.getByRole('button', { name: 'Dismiss' }).click();
  await field(page).getByRole('button', { name: 'Cut the silence' }).click();
  await expect(page.getByLabel('Move the times of the tracklist 0:03.0 earlier with it')).toBeChecked();
  await page.getByRole('button', { name: 'Make it station-ready' }).click();
  await expect(page.getByLabel('Time of track 1', { exact: true })).toHaveValue('0:00');
  await expect(page.getByLabel('Time of track 2', { exact: true })).toHaveValue('0:04');
  await page.getByRole('button', { name: 'Add track' }).click();
  await page.getByLabel('Artist of track 3').fill('Written since');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Time of track 2', { exact: true })).toHaveValue('0:07');
  await expect(page.getByLabel('Artist of track 3')).toHaveValue('Written since');
});
