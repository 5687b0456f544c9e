import { expect, type Page } from '@playwright/test';
import type { OwnStation } from '../testing/start-station.ts';
import { addColleague, type Colleague, signIn, startStudio } from './support/studio.ts';
import { test } from './support/test.ts';
import { hidePreview, leaveOutPreview } from './support/without-preview.ts';

test.describe.configure({ mode: 'serial' });
leaveOutPreview();

let station: OwnStation;
let editor: Colleague;
let host: Colleague;
/** A show of the host and a show of another resident; which ones depends on the hour at which the station was made. */
let own = '';
let others = '';
let resident = { slug: '', name: '' };
let otherResident = { slug: '', name: '' };

test.beforeAll(async ({ request }) => {
  station = await startStudio(request);
  const { shows } = await (await request.get(`${station.url}/content/shows/latest.json`)).json();
  const [mine] = shows.items;
  resident = { slug: mine.residents[0].id, name: mine.residents[0].name };
  const theirs = shows.items.find(({ residents }: typeof mine) => residents[0].id !== resident.slug);
  otherResident = { slug: theirs.residents[0].id, name: theirs.residents[0].name };
  [own, others] = [mine.id, theirs.id];
  editor = await addColleague(request, station, 'editor');
  host = await addColleague(request, station, 'host', [resident.slug]);
});
test.afterAll(() => station.remove());

const state = (page: Page) => page.getByRole('status', { name: 'Save state' });
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const put = (page: Page, path: string, data: object) =>
  page.request.put(`${station.url}/content/documents/show/${path}`, {
    data,
    headers: { origin: station.url, 'if-match': '*' },
  });
const read = async (page: Page, slug: string) =>
  (await page.request.get(`${station.url}/content/documents/show/${slug}`)).json();

test('[R-701] a host who types the addresses of other screens sees nothing of them', async ({ page }) => {
  test.setTimeout(480_000);
  await signIn(page, station, '/shows', host);
  const notTheirs = ['people', 'move-in', 'media', 'schedule', 'collections', 'editorial', 'tv', 'pages'];
  for (const path of notTheirs) {
    await page.goto(`${station.url}/studio/${path}`);
    await expect(page.getByText('This is not for your role')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  }
  for (const path of [`shows/${others}`, `shows/${others}/history`, `residents/${otherResident.slug}`]) {
    await page.goto(`${station.url}/studio/${path}`);
    await expect(page.getByText(/^There is no such/)).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(otherResident.name);
    await expect(title(page)).toHaveCount(0);
  }
  await page.goto(`${station.url}/studio/make-it-yours`);
  await expect(page.getByText('The settings could not be loaded')).toBeVisible();
  await page.goto(`${station.url}/studio/settings`);
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Station name')).toHaveCount(0);
});

test('[R-701] an editor who types their addresses gets neither people nor settings', async ({ page }) => {
  await signIn(page, station, '/shows', editor);
  await page.goto(`${station.url}/studio/people`);
  await expect(page.getByText('This is not for your role')).toBeVisible();
  await expect(page.getByText(host.email)).toHaveCount(0);
  await page.goto(`${station.url}/studio/settings`);
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Station name')).toHaveCount(0);
  for (const path of ['staff/people', 'staff/audit', 'staff/keys'])
    expect((await page.request.get(`${station.url}/content/${path}`)).status()).toBe(403);
});

test('[R-780] what others move to the trash is not in a host’s, and a host brings nothing back', async ({
  page,
  browser,
}) => {
  await signIn(page, station, '/shows', editor);
  const draft = (slug: string, slugs: string[]) =>
    put(page, `${slug}?draft=1`, { type: 'show', slug, title: `Called ${slug}`, residents: slugs });
  await draft('trashed-own', [resident.slug]);
  await draft('trashed-other', [otherResident.slug]);
  for (const slug of ['trashed-own', 'trashed-other'])
    await page.request.delete(`${station.url}/content/documents/show/${slug}`, {
      headers: { origin: station.url, 'if-match': '*' },
    });
  const theirs = await (await browser.newContext()).newPage();
  await signIn(theirs, station, '/trash', host);
  await expect(theirs.getByText('Called trashed-own')).toBeVisible();
  await expect(theirs.getByText('Called trashed-other')).toHaveCount(0);
  await expect(theirs.getByRole('button', { name: /Bring back/ })).toHaveCount(0);
  await theirs.context().close();
});

test('[R-780] a host’s new show takes its address from the whole title, and names others as well', async ({
  page,
}) => {
  await signIn(page, station, '/shows', host);
  await page.getByRole('button', { name: 'New show' }).click();
  await title(page).fill('Lo');
  await expect(page).toHaveURL(/\/shows\/lo$/);
  await title(page).fill('Low Water');
  await expect(page).toHaveURL(/\/shows\/low-water$/);
  const answered = page.waitForResponse(/\/content\/documents\?.*q=Unheard/);
  await page.getByRole('combobox', { name: 'Genres' }).fill('Unheard Of');
  await answered;
  await expect(page.getByRole('option', { name: /^Make/ })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Genres' }).fill('Genre A');
  await page.getByRole('option', { name: 'Genre A' }).click();
  await expect(page.getByRole('link', { name: 'Genre A' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Residents' }).fill(otherResident.name);
  await page.getByRole('option', { name: otherResident.name }).click();
  await expect(page.getByRole('link', { name: otherResident.name })).toBeVisible();
  const residents = async () => (await read(page, 'low-water')).draft.residents;
  await expect.poll(residents).toEqual([resident.slug, otherResident.slug]);
  await page.getByRole('button', { name: `Remove ${resident.name}` }).click();
  await expect(state(page)).toContainText('Not saved. Name at least one of your own residents.');
});

test('[R-780] a host’s change to a scheduled show is saved, and takes it out of the schedule into review', async ({
  page,
  browser,
}) => {
  const editing = await (await browser.newContext()).newPage();
  await hidePreview(editing);
  await signIn(editing, station, '/shows', editor);
  const { live } = await read(editing, own);
  await put(editing, `${own}?publish_at=2030-01-10T20:00:00Z`, { ...live, title: 'Scheduled' });
  await signIn(page, station, `/shows/${own}`, host);
  await expect(state(page)).toContainText('It is published Thursday 10 January at 20:00 GMT');
  await title(page).fill('Changed by its host');
  await expect(state(page)).toContainText(/Saved .* Visitors see the version of/);
  await expect(page.getByText('This change took it out of the schedule')).toBeVisible();
  await editing.goto(`${station.url}/studio/shows?state=review`);
  await editing.getByRole('link', { name: 'Changed by its host' }).click();
  await expect(editing.getByText(`${host.name} asks for a review: “This change took it`)).toBeVisible();
  await editing.context().close();
});

test('[R-780] a note for an editor stays until it is sent', async ({ page }) => {
  await signIn(page, station, `/shows/${own}`, host);
  await button(page, 'Submit for review').click();
  const dialog = page.getByRole('dialog', { name: 'Submit for review' });
  await dialog.getByLabel('What should the editor know?').fill('The guest’s name is new.');
  await page.route('**/submit', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByRole('alert')).toContainText('It was not sent.');
  await expect(dialog.getByLabel('What should the editor know?')).toHaveValue('The guest’s name is new.');
  await page.unroute('**/submit');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('asks for a review: “The guest’s name is new.”')).toBeVisible();
});
