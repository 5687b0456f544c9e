import { type Browser, expect, type Page, type Request } from '@playwright/test';
import type { OwnStation } from '../testing/start-station.ts';
import { addColleague, type Colleague, letTimesCome, signIn, startStudio } from './support/studio.ts';
import { test } from './support/test.ts';
import { hidePreview, leaveOutPreview } from './support/without-preview.ts';

test.describe.configure({ mode: 'serial' });
leaveOutPreview();

let station: OwnStation;
let editor: Colleague;
test.beforeAll(async ({ request }) => {
  station = await startStudio(request);
  editor = await addColleague(request, station, 'editor');
});
test.afterAll(() => station.remove());

const state = (page: Page) => page.getByRole('status', { name: 'Save state' });
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const description = (page: Page) => page.getByRole('textbox', { name: 'Description' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
type Stored = {
  version: number;
  publishAt: string | null;
  live: { [field: string]: unknown } | null;
  draft: { [field: string]: unknown } | null;
};
const stored = async (page: Page, slug: string): Promise<Stored> =>
  (await page.request.get(`${station.url}/content/documents/show/${slug}`)).json();
const ask = (page: Page, method: string, path: string, data?: object) =>
  page.request.fetch(`${station.url}/content/documents/show/${path}`, {
    method,
    headers: { origin: station.url, 'if-match': '*' },
    ...(data && { data }),
  });

/** Opens the same show for the owner in `page` and for an editor in another window, which it returns. */
async function openBoth(page: Page, browser: Browser, slug: string): Promise<Page> {
  await signIn(page, station, `/shows/${slug}`);
  await expect(title(page)).not.toHaveValue('');
  const other = await (await browser.newContext()).newPage();
  await hidePreview(other);
  await signIn(other, station, `/shows/${slug}`, editor);
  await expect(title(other)).not.toHaveValue('');
  return other;
}

test('what is typed after a scheduled time has come is a draft, and visitors see what was scheduled', async ({
  page,
}) => {
  await signIn(page, station, '/shows');
  const { live } = await stored(page, 'show-060');
  await ask(page, 'PUT', 'show-060?publish_at=2030-01-10T20:00:00Z', { ...live, title: 'At eight' });
  await page.goto(`${station.url}/studio/shows/show-060`);
  await expect(state(page)).toContainText('It is published');
  letTimesCome(station);
  await expect.poll(async () => (await stored(page, 'show-060')).live?.title).toBe('At eight');
  await title(page).fill('Half a sent');
  await expect(state(page)).toContainText(/Saved .* Visitors see the version of/);
  expect(await stored(page, 'show-060')).toMatchObject({
    ...{ live: { title: 'At eight' }, draft: { title: 'Half a sent' }, publishAt: null },
  });
});

test('a show that somebody else renames is followed, and what is typed is saved under its new name', async ({
  page,
  browser,
}) => {
  const other = await openBoth(page, browser, 'show-061');
  await button(other, 'Change the address').click();
  const dialog = other.getByRole('dialog', { name: 'Change the address' });
  await dialog.getByRole('textbox').fill('the-sixty-first');
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(other).toHaveURL(/the-sixty-first$/);
  await title(page).fill('Typed meanwhile');
  await expect(page).toHaveURL(/\/studio\/shows\/the-sixty-first$/);
  await expect(state(page)).toContainText('Saved');
  expect((await stored(page, 'the-sixty-first')).draft).toMatchObject({ title: 'Typed meanwhile' });
  await other.context().close();
});

test('a new show whose address follows its title is open in one window and not in another one, too', async ({
  page,
}) => {
  const said = (slug: string) =>
    page.waitForResponse((response) => response.ok() && response.url().endsWith(`/${slug}/presence`));
  await signIn(page, station, '/shows/~half');
  const first = said('half');
  await title(page).fill('Half');
  await first;
  const second = said('half-a-title');
  await title(page).fill('Half a title');
  expect(await (await second).json()).toEqual({ others: [] });
});

test('what is typed while a slow connection schedules the show is saved after it, without a conflict', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page, station, '/shows/show-067');
  await title(page).fill('Later');
  await expect(state(page)).toContainText('Saved');
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const hasArrived = new Promise<void>((resolve) => {
    void page.route('**/show-067?publish_at=*', async (route) => {
      const response = await route.fetch();
      resolve();
      await isAnswered;
      await route.fulfill({ response });
    });
  });
  await button(page, 'Schedule').click();
  await page.getByRole('dialog', { name: 'Schedule' }).getByRole('button', { name: 'Publish then' }).click();
  await hasArrived;
  await title(page).fill('Later, and typed meanwhile');
  await page.clock.runFor(2_000);
  answer();
  await expect
    .poll(async () => (await stored(page, 'show-067')).draft?.title)
    .toBe('Later, and typed meanwhile');
  await expect(state(page)).toContainText(/^Saved .* It is published/);
});

test('text with a line break, of which the station has lost the answer, is known as one’s own', async ({
  page,
}) => {
  await signIn(page, station, '/shows/show-068');
  await expect(title(page)).toHaveValue('Show 068');
  const isWhole = (request: Request) => request.postData()?.includes('three') ?? false;
  const lost = page.waitForEvent('requestfailed', isWhole);
  let losesNext = true;
  await page.route('**/documents/show/show-068?*', async (route) => {
    if (!losesNext || !isWhole(route.request())) return route.continue();
    losesNext = false;
    await route.fetch();
    await route.abort();
  });
  await description(page).fill('One');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('Two\u00a0and three');
  await lost;
  await expect(state(page)).toContainText(/^Saved/);
  const { draft } = await stored(page, 'show-068');
  expect(draft).toMatchObject({ description: '<p>One<br />Two\u00a0and three</p>' });
});

test('who takes theirs sees the address of their video', async ({ page }) => {
  await signIn(page, station, '/tv/shorts-1');
  await expect(title(page)).not.toHaveValue('');
  const path = `${station.url}/content/documents/video/shorts-1`;
  const { live } = await (await page.request.get(path)).json();
  await page.request.put(`${path}?draft=1`, {
    data: { ...live, source: { provider: 'vimeo', id: '76979871' } },
    headers: { origin: station.url, 'if-match': '*' },
  });
  const video = page.getByRole('textbox', { name: 'Video', exact: true });
  await video.fill('https://youtu.be/aqz-KE-bpKQ');
  await button(page, 'Take theirs').click();
  await expect(video).toHaveValue('https://vimeo.com/76979871');
});

test('a draft that is renamed with another title while somebody types shows both, under its new name', async ({
  page,
  browser,
}) => {
  await signIn(page, station, '/shows');
  await ask(page, 'PUT', 'lo?draft=1', { type: 'show', slug: 'lo', title: 'Lo' });
  const other = await openBoth(page, browser, 'lo');
  await title(other).fill('Low Water');
  await expect(other).toHaveURL(/\/shows\/low-water$/);
  await expect(state(other)).toContainText('Saved');
  await description(page).fill('Slow records.');
  const conflict = page.getByRole('dialog', { name: 'Somebody else has changed this' });
  await expect(conflict.locator('del')).toContainText(['Low Water']);
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(state(page)).toContainText('Saved');
  await expect(page).toHaveURL(/\/shows\/lo$/);
  expect((await stored(page, 'lo')).draft).toMatchObject({ description: '<p>Slow records.</p>' });
  await title(other).fill('Low Water Again');
  await other.getByRole('button', { name: 'Take theirs' }).click();
  await expect(title(other)).toHaveValue('Lo');
  await other.context().close();
});

test('a show that somebody else moves to the trash is brought back with what was typed', async ({
  page,
  browser,
}) => {
  const other = await openBoth(page, browser, 'show-062');
  await button(other, 'Move to trash').click();
  await expect(other.getByText('is in the trash.')).toBeVisible();
  await title(page).fill('Not for the trash');
  const dialog = page.getByRole('dialog', { name: 'This show is in the trash' });
  await expect(dialog.getByRole('textbox', { name: 'Your text' })).toHaveValue(/Title\nNot for the trash/);
  await dialog.getByRole('button', { name: 'Bring it back and keep mine' }).click();
  await expect(dialog).toBeHidden();
  await expect(state(page)).toContainText('Saved');
  expect(await stored(page, 'show-062')).toMatchObject({
    ...{ live: { title: 'Show 062' }, draft: { title: 'Not for the trash' } },
  });
  await other.context().close();
});

test('a new show with the title of one in the trash gets a number, and the other one comes back whole', async ({
  page,
}) => {
  await signIn(page, station, '/shows/show-065');
  await title(page).fill('Twice');
  await button(page, 'Change the address').click();
  await page.getByRole('dialog').getByRole('textbox').fill('twice');
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(page).toHaveURL(/\/shows\/twice$/);
  await button(page, 'Move to trash').click();
  await expect(page.getByText('is in the trash.')).toBeVisible();
  await page.getByRole('button', { name: 'New show' }).click();
  await title(page).fill('Twice');
  await expect(page).toHaveURL(/\/shows\/twice-2$/);
  await page.goto(`${station.url}/studio/trash`);
  await page.getByRole('button', { name: 'Bring back Twice' }).click();
  await expect(page).toHaveURL(/\/shows\/twice$/);
  expect(await stored(page, 'twice')).toMatchObject({
    live: { title: 'Show 065' },
    draft: { title: 'Twice' },
  });
});

test('of a show that is gone for good, what was typed can be copied before one leaves', async ({ page }) => {
  await signIn(page, station, '/shows');
  await ask(page, 'PUT', 'gone?draft=1', { type: 'show', slug: 'gone', title: 'Gone' });
  await page.goto(`${station.url}/studio/shows/gone`);
  await expect(title(page)).toHaveValue('Gone');
  // The station's response when the trash has been emptied.
  const refusal = { error: 'There is no such document.', theirs: null };
  await page.route('**/content/documents/show/gone?draft=1', (route) =>
    route.fulfill({ status: 412, json: refusal }),
  );
  await page.route('**/content/documents/by-id/*', (route) => route.fulfill({ status: 404, json: refusal }));
  await title(page).fill('Written for nothing');
  const dialog = page.getByRole('dialog', { name: 'This show is not there any more' });
  await expect(dialog.getByRole('textbox', { name: 'Your text' })).toHaveValue(/Written for nothing/);
  await dialog.getByRole('button', { name: 'Copy my text' }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Shows', level: 1 })).toBeVisible();
});

test('keeping mine or taking theirs keeps the time that the other has given it', async ({
  page,
  browser,
}) => {
  const other = await openBoth(page, browser, 'show-063');
  await title(other).fill('Theirs');
  await expect(state(other)).toContainText('Saved');
  await button(other, 'Schedule').click();
  await other.getByLabel('Publish at').fill('2030-01-10T20:00');
  await button(other, 'Publish then').click();
  await expect(state(other)).toContainText('It is published');
  await title(page).fill('Mine');
  await button(page, 'Keep mine').click();
  await expect(state(page)).toContainText(/Saved .* It is published Thursday 10 January at 20:00 GMT/);
  await title(page).fill('Mine again');
  await expect.poll(async () => (await stored(page, 'show-063')).draft?.title).toBe('Mine again');
  expect((await stored(page, 'show-063')).publishAt).toBe('2030-01-10T20:00:00.000Z');
  await button(page, 'Schedule').click();
  await button(page, 'Take the time away').click();
  await expect(page.getByText('is not scheduled any more.')).toBeVisible();
  await title(other).fill('Theirs again');
  await button(other, 'Take theirs').click();
  await expect(state(other)).toContainText('Visitors see the version of');
  expect((await stored(page, 'show-063')).publishAt).toBeNull();
  await other.context().close();
});

test('what somebody else publishes meanwhile is shown beside what is typed', async ({ page, browser }) => {
  const other = await openBoth(page, browser, 'show-064');
  await title(other).fill('Published by the other');
  await expect(state(other)).toContainText('Saved');
  await button(other, 'Publish').click();
  await expect(state(other)).toContainText('Visitors see this version.');
  await title(page).fill('Mine');
  await button(page, 'Take theirs').click();
  await expect(title(page)).toHaveValue('Published by the other');
  await expect(state(page)).toContainText('Visitors see this version.');
  await button(other, 'Unpublish').click();
  await expect(other.getByText('is off the site.')).toBeVisible();
  await button(page, 'Unpublish').click();
  await expect(page.getByText('is off the site.')).toBeVisible();
  // Only the person who unpublished the show gets an Undo.
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await other.context().close();
});
