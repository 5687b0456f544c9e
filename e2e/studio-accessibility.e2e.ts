import { expect, type Page } from '@playwright/test';
import { type OwnStation, startStation } from '../testing/start-station.ts';
import { contrast, endTransitions, everyRule, findings } from './support/axe-check.ts';
import { endStepUp, goWithinStudio, owner, setupPath, signIn } from './support/studio.ts';
import { test } from './support/test.ts';

test.describe.configure({ mode: 'serial' });
test.use({ bypassCSP: true });

let station: OwnStation;
test.beforeAll(async () => {
  station = await startStation();
});
test.afterAll(() => station.remove());

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function check(page: Page): Promise<void> {
  expect(await findings(page, everyRule)).toEqual([]);
  await setScheme(page, 'dark');
  expect(await findings(page, contrast)).toEqual([]);
  await setScheme(page, 'light');
}

/** Sets the size of the window; resolves when style sheets and scripts have it. */
async function setSize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((wanted) => innerWidth === wanted, width);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
}

async function setScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(endTransitions);
}

test('the pages for joining and signing in have no accessibility violations', async ({ page, request }) => {
  const path = await setupPath(station);
  await page.goto(station.url + path);
  await expect(page.getByLabel('Your name')).toBeVisible();
  await check(page);
  const headers = { origin: station.url };
  const post = (to: string, data: object) =>
    request.post(`${station.url}/content/staff/${to}`, { data, headers });
  expect((await post('setup', { token: path.split('token=')[1], ...owner })).status()).toBe(201);
  const invited = await post('invitations', { email: 'edda@station.example', role: 'editor', residents: [] });
  await page.goto(`${station.url}/studio/shows`);
  await expect(heading(page, 'Sign in')).toBeVisible();
  await check(page);
  const { link } = (await invited.json()) as { link: string };
  await page.goto(link);
  await expect(heading(page, 'Welcome')).toBeVisible();
  await expect(page.getByLabel('Your name')).toBeVisible();
  await check(page);
  await page.goto('about:blank');
  await page.goto(link.replace(/token=.*/, 'token=used'));
  await expect(heading(page, 'This invitation is not open')).toBeVisible();
  await check(page);
});

const screens = [
  ['/shows', 'Shows'],
  ['/shows?q=nothing+like+this', 'Shows'],
  ['/programmes', 'Programmes'],
  ['/genres', 'Genres'],
  ['/residents', 'Residents'],
  ['/schedule', 'Schedule'],
  ['/playlists', 'Playlists'],
  ['/collections', 'Collections'],
  ['/editorial', 'Editorial'],
  ['/tv', 'TV'],
  ['/pages', 'Pages'],
  ['/redirects', 'Redirects'],
  ['/trash', 'Trash'],
  ['/people', 'People'],
  ['/settings', 'Settings'],
  ['/make-it-yours', 'Make it yours'],
  ['/shows/show-100', 'Show 100'],
  ['/shows/show-100/history', 'History'],
  ['/editorial/~new', 'New article'],
  ['/schedule/~new', 'New slot'],
  ['/playlists/~new', 'New playlist'],
  ['/nowhere', 'There is nothing at this address'],
] as const;
/** Parts of a screen that appear after its heading, by the path of the screen. */
const parts: Record<string, (page: Page) => ReturnType<Page['locator']>> = {
  '/shows?q=nothing+like+this': (page) => page.getByText('Nothing found'),
  '/people': (page) => page.getByRole('heading', { name: 'Who did what' }),
  '/settings': (page) => page.getByLabel('Station name'),
  '/make-it-yours': (page) => page.getByLabel('Station name'),
  '/shows/show-100': (page) => page.getByRole('textbox', { name: 'Description' }),
  '/shows/show-100/history': (page) => page.getByText('The first version'),
};

test('no screen has accessibility violations: 1440 wide in the light, 390 wide in the dark', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await signIn(page, station);
  for (const [path, name] of screens) {
    // Navigates as a link does, so that the studio and the checker are loaded only once.
    await goWithinStudio(page, path);
    await expect(heading(page, name)).toBeVisible();
    await expect(page.locator('.shell-loading, .list-waiting, .rich-text-waiting')).toHaveCount(0);
    await parts[path]?.(page).waitFor();
    for (const [width, height, scheme] of [
      [1440, 900, 'light'],
      [390, 844, 'dark'],
    ] as const) {
      await setSize(page, width, height);
      await setScheme(page, scheme);
      expect(await findings(page, everyRule), `${path}, ${width} wide`).toEqual([]);
      await expect
        .poll(
          () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
          `${path} is not wider than the window of ${width}`,
        )
        .toBe(true);
    }
  }
});

test('no dialog of the editor has accessibility violations', async ({ page }) => {
  await signIn(page, station, '/shows/show-100');
  for (const name of ['Paste tracklist', 'Choose a picture', 'Change the address']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(dialog(page, name)).toBeVisible();
    await test.step(name, () => check(page));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await setSize(page, 390, 844);
  // In a wide window, the same button hides the page beside the form.
  await expect(page.getByRole('region', { name: 'Page', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(dialog(page, 'Preview')).toBeVisible();
  await check(page);
  await page.keyboard.press('Escape');

  const url = `${station.url}/content/documents/show/show-100`;
  const { live } = (await (await page.request.get(url)).json()) as { live: object };
  const theirs = await page.request.put(`${url}?draft=1`, {
    data: { ...live, title: 'Of somebody else' },
    headers: { origin: station.url, 'if-match': '*' },
  });
  expect(theirs.status()).toBe(202);
  await page.getByRole('textbox', { name: 'Title' }).fill('Mine');
  await expect(dialog(page, 'Somebody else has changed this')).toBeVisible();
  await check(page);
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(dialog(page, 'Schedule')).toBeVisible();
  await check(page);
});

test('no dialog of the lists and of people has accessibility violations, nor the questions who one is', async ({
  page,
}) => {
  await signIn(page, station, '/shows?sort=title');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await check(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save this view' }).click();
  await expect(dialog(page, 'Save this view')).toBeVisible();
  await check(page);
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Genres', exact: true }).click();
  await expect(dialog(page, 'Genres of one show')).toBeVisible();
  await check(page);
  // The first press closes the list of genres, the second the dialog.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'People' }).click();
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(dialog(page, 'Invite somebody')).toBeVisible();
  await check(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'New key' }).click();
  await dialog(page, 'New key').getByLabel('Role').selectOption('host');
  await check(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Change ${owner.name}` }).click();
  await expect(dialog(page, owner.name)).toBeVisible();
  await check(page);
  await page.keyboard.press('Escape');

  endStepUp(station);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(dialog(page, 'Confirm that it is you')).toBeVisible();
  await check(page);
  // The list of passkeys is read again; without a session, that would ask for the password before the button is pressed.
  const listed = page.waitForResponse('**/content/staff/passkeys');
  await page.keyboard.press('Escape');
  await listed;
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(dialog(page, 'Sign in again')).toBeVisible();
  await check(page);
});

test('the last step of the first run has no accessibility violations', async ({ page }) => {
  await signIn(page, station, '/make-it-yours');
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByRole('heading', { name: 'And Test Radio?' })).toBeFocused();
  await check(page);
});
