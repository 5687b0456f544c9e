import { expect } from '@playwright/test';
import { type OwnStation, startStation } from '../testing/start-station.ts';
import {
  byName,
  confirmIdentity,
  endStepUp,
  loseSaves,
  openDevice,
  owner,
  setupPath,
  signIn,
} from './support/studio.ts';
import { test } from './support/test.ts';

test.describe.configure({ mode: 'serial' });

let station: OwnStation;
test.beforeAll(async () => {
  station = await startStation();
});
test.afterAll(() => station.remove());

test('[R-700] [R-710] the first link makes an owner, who makes the station theirs beside its real home page', async ({
  page,
}) => {
  await page.goto(`${station.url}/studio`);
  await expect(page.getByText('This station has no owner yet.')).toBeVisible();
  // Leaves the page first, because the URL differs only in the token after `#`, which would not load it again.
  await page.goto('about:blank');
  await page.goto(station.url + (await setupPath(station)));
  await expect(page.getByRole('heading', { name: 'Make it yours' })).toBeVisible();
  await page.getByLabel('Your name').fill(owner.name);
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByLabel('Password').fill(owner.password);
  await page.getByRole('button', { name: 'Go on' }).click();

  const home = page.frameLocator('iframe[title="The page with this draft"]');
  await expect(home.getByRole('banner').getByText('Test Radio').first()).toBeVisible();
  await page.getByLabel('Station name').fill('Estuary North');
  await page.getByLabel('Accent colour').fill('#1c7c54');
  await expect(home.getByRole('banner').getByText('Estuary North').first()).toBeVisible();
  await expect(home.locator('html')).toHaveCSS('--accent', /^\s*#1c7c54\s*$/);
  await expect(home.getByText('This is a draft.')).toHaveCount(0);
  const visitors = async () => (await page.request.get(`${station.url}/info`)).text();
  expect(await visitors()).not.toContain('Estuary North');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('heading', { name: 'And Test Radio?' })).toBeVisible();
  await expect.poll(visitors).toContain('Estuary North');
  await page.getByRole('button', { name: 'Keep Test Radio as an example' }).click();
  await expect(page.getByRole('heading', { name: 'Shows', level: 1 })).toBeVisible();
});

test('settings that are typed survive a lost connection, a closed tab and another owner, and are published when somebody says so', async ({
  page,
  browser,
}) => {
  const state = page.getByRole('status', { name: 'Save state' });
  const strapline = page.getByLabel('Strapline');
  await signIn(page, station, '/settings');
  const goOnSaving = await loseSaves(page);
  await strapline.fill('From the mouth of the river');
  await expect(state).toContainText('It is kept on this computer and tried again.');
  await page.reload();
  await expect(strapline).toHaveValue('From the mouth of the river');

  const other = await (await browser.newContext()).newPage();
  await signIn(other, station, '/settings');
  await other.getByLabel('Description').fill('Written by another owner');
  await expect(other.getByRole('status', { name: 'Save state' })).toContainText('Saved');
  await other.context().close();
  await goOnSaving();
  const conflict = page.getByRole('dialog', { name: 'Somebody else has changed this' });
  await expect(conflict.locator('del').filter({ hasText: 'another' })).toBeVisible();
  await expect(conflict.locator('ins').filter({ hasText: 'river' })).toBeVisible();
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(state).toContainText(/Saved .* Visitors see the version/);

  let goOn = () => undefined as unknown;
  const isAllowed = new Promise<void>((resolve) => {
    goOn = resolve as () => undefined;
  });
  await page.route(/\/documents\/station\/station$/, async (route) => {
    await isAllowed;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Publish' }).click();
  await strapline.fill('Typed while it was published');
  goOn();
  await expect(state).toContainText(/Saved .* Visitors see the version/);
  await expect(strapline).toHaveValue('Typed while it was published');
  const stored = async () =>
    (await page.request.get(`${station.url}/content/documents/station/station`)).json();
  await expect.poll(stored).toMatchObject({
    live: { strapline: 'From the mouth of the river' },
    draft: { strapline: 'Typed while it was published' },
  });
});

test('a wrong password is refused with one sentence, the right one signs in, and signing out ends the session', async ({
  page,
}) => {
  await page.goto(`${station.url}/studio/residents`);
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('That did not fit');
  await page.getByLabel('Password').fill(owner.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Residents', level: 1 })).toBeVisible();
  const rail = page.getByRole('navigation', { name: 'Studio' });
  await expect(rail.getByRole('link', { name: 'Residents' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('banner')).toContainText(/Programme|Between|Test/);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('the studio runs under a content security policy without inline code, and search engines do not index it', async ({
  page,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) violations.push(message.text());
  });
  const response = await page.goto(`${station.url}/studio/shows`);
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
  expect(response?.headers()['x-robots-tag']).toBe('noindex');
  await signIn(page, station);
  await page.getByRole('row').first().getByRole('link').click();
  await expect(page.getByRole('textbox', { name: 'Description' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Genres' }).click();
  expect(violations).toEqual([]);
  const asset = await page.request.get(
    new URL((await page.locator('script[type=module]').getAttribute('src')) ?? '', station.url).href,
  );
  expect(asset.headers()['cache-control']).toContain('immutable');
  expect((await page.request.get(`${station.url}/studio/assets/nothing.js`)).status()).toBe(404);
});

test('a person works with the passkey of their device, and proves with it that it is them', async ({
  browser,
}) => {
  const page = await openDevice(browser);
  const local = byName(station);
  await signIn(page, local, '/settings');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await confirmIdentity(page, page.getByText('The passkey was added.'));
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('navigation', { name: 'Studio' })).toBeVisible();
  endStepUp(station);
  await page.getByRole('button', { name: /^Remove the passkey added/ }).click();
  const question = page.getByRole('dialog', { name: /^Remove the passkey added .*\?$/ });
  await question.getByRole('button', { name: 'Remove the passkey' }).click();
  const again = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await again.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('The passkey was removed.')).toBeVisible();
  await expect(page.getByText('None yet. With one,')).toBeVisible();
  await page.context().close();
});

test('[R-700] an owner and an invited editor come in with passkeys and never have a password; nobody else sets the station up', async ({
  browser,
}) => {
  const other = await startStation();
  const local = byName(other);
  try {
    const page = await openDevice(browser);
    await page.goto(local.url + (await setupPath(other)));
    await page.getByRole('button', { name: 'Use a passkey instead' }).click();
    await expect(page.getByLabel('Your name')).toBeFocused();
    await page.getByLabel('Your name').fill(owner.name);
    await page.getByLabel('E-mail').fill(owner.email);
    await page.getByRole('button', { name: 'Use a passkey instead' }).click();
    await expect(page.getByRole('heading', { name: 'Make it yours' })).toBeVisible();
    await page.getByRole('link', { name: 'People' }).click();
    await page.getByRole('button', { name: 'Invite' }).click();
    await page.getByLabel('E-mail').fill('edda@station.example');
    await page.getByLabel('Role').selectOption('editor');
    await page.getByRole('button', { name: 'Make the link' }).click();
    const link = await page.getByLabel('Invitation link').inputValue();

    const guest = await openDevice(browser);
    await guest.goto(link.replace('127.0.0.1', 'localhost'));
    await guest.getByLabel('Your name').fill('Edda Winter');
    await guest.getByRole('button', { name: 'Use a passkey instead' }).click();
    await expect(guest.getByRole('navigation', { name: 'Studio' })).toBeVisible();
    await guest.getByRole('button', { name: 'Sign out' }).click();
    await guest.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(guest.getByRole('button', { name: 'Sign out' })).toHaveAttribute(
      'title',
      'edda@station.example',
    );
    await guest.goto(`${other.url}/studio/setup`);
    await expect(guest.getByRole('heading', { name: 'This station is set up' })).toBeVisible();
    await guest.context().close();
    await page.context().close();
  } finally {
    await other.remove();
  }
});
