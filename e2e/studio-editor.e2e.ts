import { expect, type Page } from '@playwright/test';
import type { OwnStation } from '../testing/start-station.ts';
import { goWithinStudio, lately, loseSaves, owner, signIn, startStudio } from './support/studio.ts';
import { test } from './support/test.ts';
import { hidePreview, leaveOutPreview } from './support/without-preview.ts';

test.describe.configure({ mode: 'serial' });
leaveOutPreview();

let station: OwnStation;
test.beforeAll(async ({ request }) => {
  station = await startStudio(request);
});
test.afterAll(() => station.remove());

const state = (page: Page) => page.getByRole('status', { name: 'Save state' });
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true });
/** The save state of a document that has a draft and a live version. */
const hasDraft = new RegExp(`Visitors see the version of ${lately}\\.`);
const stored = async (page: Page, path: string) =>
  (await (await page.request.get(`${station.url}/content/documents/${path}`)).json()) as {
    live: Record<string, unknown> | null;
    draft: Record<string, unknown> | null;
    publishAt: string | null;
  };
test('[R-722] [R-724] last night’s show is put on the site: written, saved by itself, published', async ({
  page,
}) => {
  await signIn(page, station);
  await page.getByRole('button', { name: 'New show' }).click();
  await expect(state(page)).toHaveText('Nothing to save yet.');
  await title(page).fill('Low Water at Dawn');
  await expect(state(page)).toContainText(new RegExp(`Saved ${lately}\\. Visitors do not see it yet\\.`));
  await expect(page).toHaveURL(/\/studio\/shows\/low-water-at-dawn$/);

  await publish(page).click();
  await expect(page.getByRole('alert')).toContainText('stands at each field');
  await expect(page.getByRole('group', { name: 'Picture' })).toContainText('This field is missing');

  const file = await (await page.request.get(`${station.url}/content/media/show-100/480.jpg`)).body();
  await page.getByRole('textbox', { name: 'Description' }).fill('Two hours of slow records.');
  await page.getByRole('combobox', { name: 'Residents' }).fill('char');
  await page.getByRole('option', { name: 'Charlie Resident' }).click();
  await page.getByRole('combobox', { name: 'Genres' }).fill('Foghorn Dub');
  await page.getByRole('option', { name: 'Make “Foghorn Dub”' }).click();
  await expect(page.getByRole('link', { name: 'Foghorn Dub' })).toBeVisible();
  await page.getByLabel('Guests').fill('Bo Lindqvist');
  await page.keyboard.press('Enter');
  await page
    .getByLabel('File for Picture')
    .setInputFiles({ name: 'Dawn.jpg', mimeType: 'image/jpeg', buffer: file });
  await page.getByLabel('What is on it (picture)').fill('A pier at dawn');
  await page.getByLabel('Date').pressSequentially('070420260930PM');
  await expect(page.getByLabel('Date')).toHaveValue('2026-07-04T21:30');
  await page.getByRole('button', { name: 'Paste tracklist' }).click();
  await page
    .getByRole('textbox', { name: 'Tracklist' })
    .fill('1. Pole - Fahren\n2. 04:10 Laraaji – Being Here\nsomething unknown');
  await expect(page.getByText('3 tracks, 1 to look at')).toBeVisible();
  await page.mouse.click(5, 5);
  await page.getByRole('button', { name: 'Use these tracks' }).click();
  await expect(page.getByLabel('Artist of track 2')).toHaveValue('Laraaji');
  await expect(page.getByRole('button', { name: 'Paste tracklist' })).toBeFocused();
  await expect(state(page)).toContainText('Saved');

  await publish(page).click();
  await expect(page.getByText('“Low Water at Dawn” is published.')).toBeVisible();
  await expect(state(page)).toContainText('Visitors see this version.');
  const { live } = await stored(page, 'show/low-water-at-dawn');
  expect(live).toMatchObject({
    ...{ title: 'Low Water at Dawn', description: '<p>Two hours of slow records.</p>' },
    ...{ date: '2026-07-04T20:30:00.000Z', genres: ['foghorn-dub'], guests: ['Bo Lindqvist'] },
    picture: { alt: 'A pier at dawn' },
    tracklist: [
      { time: null, artist: 'Pole', title: 'Fahren' },
      { time: 250, artist: 'Laraaji', title: 'Being Here' },
      { time: null, artist: '', title: 'something unknown' },
    ],
  });
  await page.goto(`${station.url}/shows/low-water-at-dawn`);
  await expect(page.getByRole('heading', { name: 'Low Water at Dawn' })).toBeVisible();
});

test('[R-725] a change stays a draft until it is published; the history shows and restores what was', async ({
  page,
}) => {
  await signIn(page, station, '/shows/low-water-at-dawn');
  await title(page).fill('Low Water at Dusk');
  await expect(state(page)).toContainText(hasDraft);
  expect(await stored(page, 'show/low-water-at-dawn')).toMatchObject({
    live: { title: 'Low Water at Dawn' },
    draft: { title: 'Low Water at Dusk' },
  });
  await publish(page).click();
  await expect(state(page)).toContainText('Visitors see this version.');
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.locator('del')).toHaveText('Dawn');
  await expect(page.locator('ins')).toHaveText('Dusk');
  await page
    .getByRole('button', { name: /Ada Okafor/ })
    .nth(1)
    .click();
  const whole = page.getByRole('region', { name: 'What this version changed' });
  for (const named of ['Charlie Resident', 'Foghorn Dub']) await expect(whole).toContainText(named);
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(title(page)).toHaveValue('Low Water at Dawn');
  await expect(state(page)).toContainText(hasDraft);
});

test('a session that ends while somebody types: sign in again in place, and nothing is lost', async ({
  page,
}) => {
  await signIn(page, station, '/shows/show-050');
  await expect(title(page)).toHaveValue('Show 050');
  await page.context().clearCookies();
  await title(page).fill('Show Fifty');
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(again).toBeVisible();
  await expect(again.getByLabel('E-mail')).toHaveValue(owner.email);
  await expect(again.getByLabel('Password')).toBeFocused();
  for (const key of ['Escape', 'Escape', 'Escape']) await page.keyboard.press(key);
  await expect(again).toBeVisible();
  // As the back gesture of a phone does.
  await again.evaluate((element: HTMLDialogElement) => element.close());
  await expect(again.getByLabel('Password')).toBeFocused();
  await again.getByLabel('Password').fill(owner.password);
  await again.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(again).toBeHidden();
  await expect(state(page)).toContainText('Saved');
  expect((await stored(page, 'show/show-050')).draft).toMatchObject({ title: 'Show Fifty' });
});

test('a lost connection: what is typed is kept, survives a closed tab, and is saved later', async ({
  page,
}) => {
  await signIn(page, station, '/shows/show-051');
  await expect(title(page)).toHaveValue('Show 051');
  const goOnSaving = await loseSaves(page);
  await title(page).fill('Written without a net');
  await expect(state(page)).toContainText('It is kept on this computer and tried again.');
  await page.goto(`${station.url}/studio/shows`);
  await expect(page.getByText('What you typed here is not saved yet')).toBeVisible();
  await page.getByRole('link', { name: 'Written without a net' }).click();
  await expect(title(page)).toHaveValue('Written without a net');
  await page.reload();
  await expect(title(page)).toHaveValue('Written without a net');
  await goOnSaving();
  await expect(state(page)).toContainText('Saved');
  expect((await stored(page, 'show/show-051')).draft).toMatchObject({ title: 'Written without a net' });
});

test('what is left without a connection is saved later, and nobody is taken away from where they are then', async ({
  page,
}) => {
  await signIn(page, station, '/shows/~left');
  const goOnSaving = await loseSaves(page);
  await title(page).fill('Left in the rain');
  await expect(state(page)).toContainText('It is kept on this computer and tried again.');
  await page.getByRole('link', { name: '← Shows' }).click();
  await page.getByRole('row').first().getByRole('link').click();
  await expect(title(page)).not.toHaveValue(/^(Left in the rain)?$/);
  const url = page.url();
  await goOnSaving();
  const isStored = async () =>
    (await page.request.get(`${station.url}/content/documents/show/left-in-the-rain`)).status();
  await expect.poll(isStored).toBe(200);
  await expect(state(page)).toContainText('Everything is saved.');
  expect(page.url()).toBe(url);
});

test('a version is restored right after somebody has typed, and after it was saved elsewhere', async ({
  page,
}) => {
  await signIn(page, station, '/shows/show-057');
  await expect(title(page)).toHaveValue('Show 057');
  let save = () => undefined as unknown;
  const mayBeSaved = new Promise<void>((resolve) => {
    save = resolve as () => undefined;
  });
  await page.route('**/documents/show/show-057?draft=1', async (route) => {
    await mayBeSaved;
    await route.continue();
  });
  await title(page).fill('Typed a moment ago');
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('heading', { name: 'History', level: 1 })).toBeFocused();
  save();
  const restoreFirst = async () => {
    await page.locator('.versions button').last().click();
    await page.getByRole('button', { name: 'Restore this version' }).click();
  };
  await expect(page.locator('ins').first()).toHaveText('Typed');
  await restoreFirst();
  await expect(title(page)).toHaveValue('Show 057');

  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('heading', { name: 'What this version changed' })).toBeVisible();
  const { draft, live } = await stored(page, 'show/show-057');
  await page.request.put(`${station.url}/content/documents/show/show-057?draft=1`, {
    data: { ...live, ...draft, title: 'Saved elsewhere' },
    headers: { origin: station.url, 'if-match': '*' },
  });
  await restoreFirst();
  await expect(page.locator('.toast-bad')).toBeVisible();
  await restoreFirst();
  await expect(title(page)).toHaveValue('Show 057');
  expect((await stored(page, 'show/show-057')).draft).toMatchObject({ title: 'Show 057' });
});

test('of a long history, the oldest version that is shown is compared with the one before it', async ({
  page,
}) => {
  await page.route('**/versions?limit=50*', async (route) => {
    const url = new URL(route.request().url());
    const isNext = url.searchParams.has('after');
    url.searchParams.delete('after');
    const { versions } = await (await route.fetch({ url: url.href })).json();
    const json = isNext
      ? { versions: versions.slice(2), next: null }
      : { versions: versions.slice(0, 2), next: 'more' };
    await route.fulfill({ json });
  });
  await signIn(page, station, '/shows/show-057/history');
  await expect(page.getByRole('heading', { name: 'What this version changed' })).toBeVisible();
  const versions = page.locator('.versions button[aria-pressed]');
  await versions.nth(1).click();
  await expect(versions).not.toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'What this version changed' })).toBeVisible();
  await versions.last().click();
  await expect(page.getByRole('heading', { name: 'The first version' })).toBeVisible();
});

test('[R-726] two people write at once: both sides are shown and one is chosen', async ({
  page,
  browser,
}) => {
  await signIn(page, station, '/shows/show-052');
  await expect(title(page)).toHaveValue('Show 052');
  const other = await (await browser.newContext()).newPage();
  await hidePreview(other);
  await signIn(other, station, '/shows/show-052');
  await title(other).fill('Theirs');
  await expect(state(other)).toContainText('Saved');
  await title(page).fill('Mine');
  const conflict = page.getByRole('dialog', { name: 'Somebody else has changed this' });
  await expect(conflict.locator('del')).toHaveText('Theirs');
  await expect(conflict.locator('ins')).toHaveText('Mine');
  // Whoever goes on with their sentence presses no button.
  await expect(conflict.getByRole('heading', { name: 'Somebody else has changed this' })).toBeFocused();
  await page.keyboard.type('and so on ');
  await page.keyboard.press('Enter');
  await expect(conflict).toBeVisible();
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(state(page)).toContainText('Saved');
  expect((await stored(page, 'show/show-052')).draft).toMatchObject({ title: 'Mine' });
  await title(other).fill('Theirs again');
  await other.getByRole('button', { name: 'Take theirs' }).click();
  await expect(title(other)).toHaveValue('Mine');
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(title(other)).toHaveValue('Theirs again');
  await expect.poll(async () => (await stored(page, 'show/show-052')).draft?.title).toBe('Theirs again');
  await other.context().close();
});

test('[R-724] [R-727] scheduled, unscheduled, unpublished with a way back, and moved to the trash with a way back', async ({
  page,
}) => {
  await signIn(page, station, '/shows/show-053');
  await title(page).fill('Later on');
  await expect(state(page)).toContainText('Saved');
  await page.getByRole('button', { name: 'Schedule' }).click();
  await page.getByLabel('Publish at').fill('2030-01-10T20:00');
  await page.getByRole('button', { name: 'Publish then' }).click();
  await expect(state(page)).toContainText('It is published Thursday 10 January at 20:00 GMT');
  expect((await stored(page, 'show/show-053')).publishAt).toBe('2030-01-10T20:00:00.000Z');
  await title(page).fill('Later still');
  await expect(state(page)).toContainText('Saved');
  expect((await stored(page, 'show/show-053')).publishAt).toBe('2030-01-10T20:00:00.000Z');

  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('is off the site.')).toBeVisible();
  expect((await stored(page, 'show/show-053')).live).toBeNull();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('is on the site again.')).toBeVisible();
  expect(await stored(page, 'show/show-053')).toMatchObject({
    ...{ live: { title: 'Show 053' }, draft: { title: 'Later still' } },
    publishAt: '2030-01-10T20:00:00.000Z',
  });
  await page.getByRole('button', { name: 'Move to trash' }).click();
  await expect(page.getByRole('heading', { name: 'Shows', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(title(page)).toHaveValue('Later still');
});

test('[R-728] the address of a published show is changed, and the old one leads to the new; reserved ones are refused', async ({
  page,
}) => {
  await signIn(page, station, '/shows/show-054');
  await page.getByRole('button', { name: 'Change the address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the address' });
  await dialog.getByRole('textbox').fill('latest');
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(dialog).toContainText('/shows/latest is a page of the site itself');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('textbox').fill('The Fifty-Fourth');
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(page).toHaveURL(/\/studio\/shows\/the-fifty-fourth$/);
  await page.goto(`${station.url}/shows/show-054`);
  await expect(page).toHaveURL(/\/shows\/the-fifty-fourth$/);
});

test('[R-721] every kind of document opens in its form, and a new one of each kind is kept', async ({
  page,
}) => {
  test.setTimeout(480_000);
  await signIn(page, station);
  const kinds = ['residents', 'collections', 'editorial', 'tv', 'pages', 'programmes', 'genres', 'schedule'];
  for (const path of kinds) {
    await goWithinStudio(page, `/${path}`);
    await page.getByRole('row').first().getByRole('link').click();
    await expect(title(page)).not.toHaveValue('');
    await expect(state(page)).toHaveText(/Everything is saved\. Visitors see this version\./);
    await goWithinStudio(page, `/${path}`);
    await page.getByRole('button', { name: /^New / }).click();
    await title(page).fill(`Begun under ${path}`);
    await expect(state(page)).toContainText('Saved');
    await expect(page).toHaveURL(new RegExp(`/studio/${path}/begun-under-${path}$`));
  }
});

test('a picture that comes late, a block that is moved and one that is removed leave the other blocks of an article as they are', async ({
  page,
}) => {
  await signIn(page, station, '/editorial/begun-under-editorial');
  const text = (number: number) => page.getByRole('textbox', { name: `Text ${number}`, exact: true });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await text(1).fill('First');
  await press('Add text');
  await text(2).fill('Second');
  await press('Add picture');
  const file = await (await page.request.get(`${station.url}/content/media/show-100/480.jpg`)).body();
  const held = Promise.withResolvers<void>();
  await page.route('**/content/media/late', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page
    .getByLabel('File for Picture 3')
    .setInputFiles({ name: 'Late.jpg', mimeType: 'image/jpeg', buffer: file });
  await expect(page.getByRole('button', { name: 'Uploading …' })).toBeVisible();
  await text(1).fill('First, and more');
  await press('Move text 2 up');
  await expect(page.getByRole('button', { name: 'Move text 1 down', exact: true })).toBeFocused();
  await press('Remove text 2');
  await expect(text(2)).toHaveCount(0);
  held.resolve();
  await page.getByLabel('What is on it (picture 2)').fill('Late, but here');
  await expect(text(1)).toHaveText('Second');
  await expect(page.locator('.block')).toHaveCount(2);

  await press('Undo');
  await expect(text(2)).toHaveText('First, and more');
  await text(1).press('Control+z');
  await expect(text(1)).toHaveText('');
  await text(1).press('Control+Shift+z');
  await expect(text(1)).toHaveText('Second');
  await page.getByRole('button', { name: 'Move text 1 down' }).press('Enter');
  await page.keyboard.press('Enter');
  await expect(text(3)).toHaveText('Second');
  await expect
    .poll(async () => (await stored(page, 'article/begun-under-editorial')).draft?.blocks)
    .toMatchObject([
      { block: 'html', html: '<p>First, and more</p>' },
      { block: 'picture', picture: { name: 'late', alt: 'Late, but here' } },
      { block: 'html', html: '<p>Second</p>' },
    ]);
});

test('a genre that is chosen while another one is made stays, and the one whose name is typed comes first', async ({
  page,
}) => {
  await signIn(page, station, '/shows/show-056');
  const genres = page.getByRole('combobox', { name: 'Genres' });
  const chosen = (name: string) => page.getByRole('link', { name, exact: true });
  await expect(genres).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route('**/content/documents/genre/harbour-house?*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await genres.fill('Harbour House');
  await page.getByRole('option', { name: 'Make “Harbour House”' }).click();
  await genres.fill('Foghorn');
  await page.getByRole('option', { name: 'Foghorn Dub' }).click();
  held.resolve();
  await expect(chosen('Harbour House')).toBeVisible();
  await expect(chosen('Foghorn Dub')).toBeVisible();

  await genres.fill('House');
  await page.getByRole('option', { name: 'Make “House”' }).click();
  await expect(chosen('House')).toBeVisible();
  await page.getByRole('button', { name: 'Remove House' }).click();
  await page.getByRole('button', { name: 'Remove Harbour House' }).click();
  await genres.fill('house');
  await expect(page.getByRole('option')).toHaveText(['House', 'Harbour House']);
  await genres.press('Enter');
  await expect(chosen('House')).toBeVisible();
  await expect(chosen('Harbour House')).toHaveCount(0);
  const answered = page.waitForResponse(/q=HOUSE/);
  await genres.fill('HOUSE');
  await answered;
  await expect(page.getByRole('option')).toHaveText(['Harbour House']);
});

test('the Enter that ends the composing of a word, as in Japanese, adds no name and chooses nothing', async ({
  page,
}) => {
  const composing = { key: 'Enter', isComposing: true };
  await signIn(page, station, '/shows/show-064');
  const guests = page.getByLabel('Guests');
  await guests.fill('ひび');
  await guests.dispatchEvent('keydown', composing);
  await expect(guests).toHaveValue('ひび');
  await guests.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove ひび' })).toBeVisible();
  const genres = page.getByRole('combobox', { name: 'Genres' });
  await genres.fill('Tidal');
  await expect(page.getByRole('option').first()).toBeVisible();
  await genres.press('ArrowDown');
  await genres.dispatchEvent('keydown', composing);
  await expect(genres).toHaveValue('Tidal');
});

test('a slot of the schedule and a playlist are written in plain forms and published', async ({ page }) => {
  await signIn(page, station, '/schedule');
  await page.getByRole('button', { name: 'New slot' }).click();
  await title(page).fill('Harbour Hour');
  await page.getByLabel('First date').fill('2030-01-04');
  await page.getByLabel('Begins at').fill('06:30');
  await page.getByLabel('Minutes').fill('90');
  await page.getByLabel('Again').selectOption('Every other week');
  await expect(state(page)).toContainText('Saved');
  await publish(page).click();
  await expect(state(page)).toContainText('Visitors see this version.');
  expect((await stored(page, 'slot/harbour-hour')).live).toMatchObject({
    ...{ zone: 'Europe/London', firstDate: '2030-01-04', startTime: '06:30', minutes: 90 },
    ...{ repeat: 'fortnightly', lastDate: null },
  });

  await page.goto(`${station.url}/studio/schedule`);
  await page.getByRole('link', { name: 'Playlists' }).click();
  await page.getByRole('button', { name: 'New playlist' }).first().click();
  await title(page).fill('Between two shows');
  await page.getByRole('combobox', { name: 'Add the recording of a show' }).fill('show 070');
  await page.getByRole('option', { name: 'Show 070' }).click();
  await expect(page.getByLabel('Title of recording 1')).toHaveValue('Show 070');
  await expect(state(page)).toContainText('Saved');
  await publish(page).click();
  await expect(state(page)).toContainText('Visitors see this version.');
  expect((await stored(page, 'playlist/between-two-shows')).live).toMatchObject({
    recordings: [{ title: 'Show 070' }],
  });
});
