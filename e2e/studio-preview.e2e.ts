import { expect, type Locator, type Page } from '@playwright/test';
import type { OwnStation } from '../testing/start-station.ts';
import { followLink } from './support/follow-link.ts';
import { waitForHydration } from './support/hydration.ts';
import { lately, loseSaves, signIn, startStudio } from './support/studio.ts';
import { test } from './support/test.ts';
import { hidePreview } from './support/without-preview.ts';

test.describe.configure({ mode: 'serial' });

let station: OwnStation;
const editor = { name: 'Edda Winter', email: 'edda@station.example', password: 'ferries at half past six' };

test.beforeAll(async ({ request }) => {
  station = await startStudio(request);
  const headers = { origin: station.url };
  const invited = await request.post(`${station.url}/content/staff/invitations`, {
    data: { email: editor.email, role: 'editor', residents: [] },
    headers,
  });
  const token = (await invited.json()).link.split('#token=')[1];
  const { name, password } = editor;
  const accept = { data: { token, name, password }, headers };
  expect((await request.post(`${station.url}/content/staff/invitations/accept`, accept)).ok()).toBe(true);
});
test.afterAll(() => station.remove());

const state = (page: Page) => page.getByRole('status', { name: 'Save state' });
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const frame = (page: Page) => page.frameLocator('iframe[title="The page with this draft"]');
const heading = (page: Page, name: string) => frame(page).getByRole('heading', { name, level: 1 });
const toggle = (page: Page) => page.getByRole('button', { name: 'Preview', exact: true });
const stored = async (page: Page, path: string) =>
  (await (await page.request.get(`${station.url}/content/documents/${path}`)).json()) as {
    live: { title: string } | null;
    draft: { title: string } | null;
  };

test('[R-723] the real page stands beside the form, follows what is typed, and stays where it was scrolled to', async ({
  page,
}) => {
  await signIn(page, station, '/shows/show-060');
  await expect(heading(page, 'Show 060')).toBeVisible();
  // Until it has loaded completely, the page may be too short to be scrolled.
  await expect(page.locator('.preview-frames')).toHaveAttribute('aria-busy', 'false');
  await frame(page)
    .locator('html')
    .evaluate((root) => root.ownerDocument.defaultView?.scrollTo({ top: 300, behavior: 'instant' }));
  await title(page).fill('Typed just now');
  await expect(heading(page, 'Typed just now')).toBeAttached();
  await expect(state(page)).toContainText(new RegExp(`Visitors see the version of ${lately}\\.`));
  const scrolled = () =>
    frame(page)
      .locator('html')
      .evaluate((root) => root.ownerDocument.defaultView?.scrollY);
  await expect(async () => expect(await scrolled()).toBe(300)).toPass({ timeout: 60_000 });
  await expect(title(page)).toBeFocused();
  await expect(page.locator('iframe')).toHaveCount(1);
  expect(await (await page.request.get(`${station.url}/shows/show-060`)).text()).not.toContain(
    'Typed just now',
  );

  // A link of the page may lead to another site.
  await page.locator('iframe').evaluate(async (element: HTMLIFrameElement) => {
    const isLoaded = new Promise((resolve) => element.addEventListener('load', resolve, { once: true }));
    element.src = location.origin.replace('127.0.0.1', 'localhost');
    await isLoaded;
  });
  await title(page).fill('Typed after that');
  await expect(heading(page, 'Typed after that')).toBeVisible();
  await title(page).fill('Typed just now');
  await expect(heading(page, 'Typed just now')).toBeVisible();

  await toggle(page).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.reload();
  await expect(title(page)).toHaveValue('Typed just now');
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
  await toggle(page).click();
  await expect(heading(page, 'Typed just now')).toBeVisible();

  await page.setViewportSize({ width: 820, height: 1000 });
  await expect(page.locator('iframe')).toHaveCount(0);
  await toggle(page).click();
  const dialog = page.getByRole('dialog', { name: 'Preview' });
  await expect(dialog).toBeVisible();
  await expect(heading(page, 'Typed just now')).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Copy preview link' }).click();
  await expect(dialog.getByRole('log')).toContainText('The link is copied.');
  await dialog.getByRole('button', { name: 'Dismiss' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[R-723] a draft that nobody has published is seen by whoever has the link, and by nobody else', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, station);
  await page.getByRole('button', { name: 'New show' }).click();
  await expect(page.getByText('Give the show a title, and its page is shown here.')).toBeVisible();
  await title(page).fill('Not for everybody yet');
  await expect(heading(page, 'Not for everybody yet')).toBeVisible();
  await page.getByRole('button', { name: 'Copy preview link' }).click();
  await expect(page.getByText('The link is copied. Whoever has it sees this draft until')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`${station.url}/shows/not-for-everybody-yet?preview=`);

  const host = await (await browser.newContext()).newPage();
  const errors: string[] = [];
  host.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const response = await host.goto(link);
  await expect(host.getByRole('heading', { name: 'Not for everybody yet', level: 1 })).toBeVisible();
  expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  const notice = host.getByText('This is a draft. Only who has this link sees it, until ');
  await expect(notice).toContainText(/until \d+ \w+ \d{4} at \d\d:\d\d \S+\.$/);
  await waitForHydration(host);
  await followLink(host, '/shows');
  await expect(host).toHaveURL(`${station.url}/shows`);
  await expect(notice).toHaveCount(0);
  expect(errors).toEqual([]);
  expect((await host.goto(link.replace(/\?.*/, '')))?.status()).toBe(404);
  expect((await host.goto(`${link.slice(0, -4)}AAAA`))?.status()).toBe(403);
  await expect(host.getByText('This link to a preview is not whole.')).toBeVisible();
  await expect(host.getByRole('link', { name: 'Go Home' })).toBeVisible();

  await title(page).fill('Under another name');
  await expect(page).toHaveURL(/\/under-another-name$/);
  await host.goto(link);
  await expect(host.getByRole('heading', { name: 'Under another name', level: 1 })).toBeVisible();
  await host.context().close();
});

test('[R-726] who else has the document open is said in words, until they leave', async ({
  page,
  browser,
}) => {
  await signIn(page, station, '/shows/show-061');
  await expect(title(page)).toHaveValue('Show 061');
  const other = await (await browser.newContext()).newPage();
  await signIn(other, station, '/shows/show-061', editor);
  await expect(other.getByText('Also being edited by Ada Okafor.')).toBeVisible();
  // A window that gets the focus asks at once, others every fifteen seconds.
  const comeBack = () => page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(async () => {
    await comeBack();
    await expect(page.getByText('Also being edited by Edda Winter.')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await other.goto(`${station.url}/studio/residents`);
  await expect(other.getByRole('heading', { name: 'Residents', level: 1 })).toBeVisible();
  // The station may learn that they have left only after the first question, so ask again.
  await expect(async () => {
    await comeBack();
    await expect(page.getByText('Also being edited by')).toBeHidden({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await other.context().close();
});

test('a tab that is reloaded while it saves, and typed in further, sees no conflict', async ({ page }) => {
  await hidePreview(page);
  await signIn(page, station, '/shows/show-062');
  await expect(title(page)).toHaveValue('Show 062');
  let arrived = () => undefined as unknown;
  const isStored = new Promise<void>((resolve) => {
    arrived = resolve as () => undefined;
  });
  await page.route('**/content/documents/show/show-062?*', async (route) => {
    await route.fetch();
    arrived();
    // The page gets no response.
  });
  await title(page).fill('Sent and not answered');
  await isStored;
  await page.unroute('**/content/documents/show/show-062?*');
  await page.reload();
  await title(page).fill('Typed after the reload');
  await expect(state(page)).toContainText('Saved');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await stored(page, 'show/show-062')).draft).toMatchObject({ title: 'Typed after the reload' });
});

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  // Many presses, because the preview beside the form has links too, and loads again after each save.
  for (let presses = 0; presses < 300; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('It is not reached with the Tab key');
}

test('a show is made and published with the keyboard alone', async ({ page }) => {
  await signIn(page, station);
  await tabTo(page, page.getByRole('button', { name: 'New show' }));
  await page.keyboard.press('Enter');
  await tabTo(page, title(page));
  await page.keyboard.type('Without a mouse');
  await expect(state(page)).toContainText('Saved');
  await tabTo(page, page.getByRole('textbox', { name: 'Description' }));
  await page.keyboard.type('Keys only.');
  await tabTo(page, page.getByRole('button', { name: 'Choose a picture' }));
  await page.keyboard.press('Enter');
  const chooser = page.getByRole('dialog', { name: 'Choose a picture' });
  await tabTo(page, chooser.getByRole('listitem').first().getByRole('button'));
  await page.keyboard.press('Enter');
  await expect(chooser).toBeHidden();
  await tabTo(page, page.getByRole('combobox', { name: 'Residents' }));
  await page.keyboard.type('char');
  await expect(page.getByRole('option', { name: 'Charlie Resident' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Charlie Resident' })).toBeVisible();
  await expect(state(page)).toContainText('Saved');
  await tabTo(page, page.getByRole('button', { name: 'Publish', exact: true }));
  await page.keyboard.press('Enter');
  await expect(state(page)).toContainText('Visitors see this version.');
  expect((await stored(page, 'show/without-a-mouse')).live).toMatchObject({
    title: 'Without a mouse',
    description: '<p>Keys only.</p>',
    residents: ['charlie'],
  });
});

test('Enter, pressed before the answer to what was typed has come, chooses nothing that does not fit it', async ({
  page,
}) => {
  // A new show, because the resident of a show of the fixture station depends on the hour.
  await signIn(page, station, '/shows/~new');
  let answer = () => undefined as unknown;
  const isAllowed = new Promise<void>((resolve) => {
    answer = resolve as () => undefined;
  });
  await page.route(/\/content\/documents\?.*q=char/, async (route) => {
    await isAllowed;
    await route.continue();
  });
  const residents = page.getByRole('combobox', { name: 'Residents' });
  await residents.focus();
  await expect(page.getByRole('option', { name: 'Alpha Resident' })).toBeVisible();
  await residents.press('Enter');
  await expect(page.getByRole('option', { name: 'Alpha Resident' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Alpha Resident' })).toHaveCount(0);
  await residents.fill('char');
  await expect(page.getByRole('option')).toHaveText(['Charlie Resident']);
  await residents.press('Enter');
  await expect(page.getByRole('link', { name: 'Charlie Resident' })).toBeVisible();
  await residents.fill('chart');
  await residents.press('Enter');
  await expect(page.getByRole('option')).toHaveCount(0);
  answer();
  await expect(page.getByRole('option')).toHaveText(['Make “chart” new resident']);
});

test('a station that is killed while it publishes has the old or the new version whole, and the editor says which', async ({
  page,
}) => {
  test.setTimeout(480_000);
  await hidePreview(page);
  await signIn(page, station, '/shows/show-063');
  for (const [name, isAnswered] of [
    ['Killed on its way', false],
    ['Killed before it could answer', true],
  ] as const) {
    await title(page).fill(name);
    await expect(state(page)).toContainText(/Saved .*Visitors see the version of/);
    await page.route('**/publish', async (route) => {
      const sent = route.fetch().catch(() => undefined);
      if (isAnswered) await sent;
      await station.kill();
      await sent;
      await route.abort();
    });
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(state(page)).toContainText('it is asked again what visitors see');
    await page.unroute('**/publish');
    await station.start();
    await expect(state(page)).not.toContainText('it is asked again');
    const { live, draft } = await stored(page, 'show/show-063');
    const seen = await (await page.request.get(`${station.url}/shows/show-063`)).text();
    expect(seen).toContain(`${live?.title}</h1>`);
    if (live?.title === name) expect(draft).toBeNull();
    else expect(draft).toMatchObject({ title: name });
    await expect(state(page)).toContainText(
      live?.title === name ? 'Visitors see this version.' : 'Visitors see the version of',
    );
    await expect(title(page)).toHaveValue(name);
  }
  await title(page).fill('After all that');
  await expect(state(page)).toContainText(/Saved .*Visitors see the version of/);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(state(page)).toContainText('Visitors see this version.');
  expect((await stored(page, 'show/show-063')).live).toMatchObject({ title: 'After all that' });
});

test('at a shared computer, what one person typed is neither seen nor saved by the next, and is there when they are back', async ({
  page,
}) => {
  await hidePreview(page);
  await signIn(page, station, '/shows/show-070');
  await expect(title(page)).toHaveValue('Show 070');
  const goOnSaving = await loseSaves(page);
  await title(page).fill('Only for me');
  await expect(state(page)).toContainText('It is kept on this computer and tried again.');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await goOnSaving();

  await page.getByLabel('E-mail').fill(editor.email);
  await page.getByLabel('Password').fill(editor.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(title(page)).toHaveValue('Show 070');
  await expect(state(page)).toContainText('Everything is saved.');
  await title(page).fill('By the second');
  await expect(state(page)).toContainText(new RegExp(`Saved ${lately}`));

  // The first person signs in again in another tab of the same browser, and this tab then shows their text.
  const other = await page.context().newPage();
  await hidePreview(other);
  await signIn(other, station);
  await expect(title(page)).toHaveValue('Only for me');
  const conflict = page.getByRole('dialog', { name: 'Somebody else has changed this' });
  await expect(conflict).toContainText('Edda Winter');
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(state(page)).toContainText('Saved');
  expect((await stored(page, 'show/show-070')).draft).toMatchObject({ title: 'Only for me' });
  await other.close();
});

test('signing out right after typing saves the text first', async ({ page }) => {
  await hidePreview(page);
  await signIn(page, station, '/shows/show-071');
  await title(page).fill('The last word');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await signIn(page, station);
  expect((await stored(page, 'show/show-071')).draft).toMatchObject({ title: 'The last word' });
});
