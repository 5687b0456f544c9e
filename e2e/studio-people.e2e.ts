import { expect } from '@playwright/test';
import type { OwnStation } from '../testing/start-station.ts';
import { confirmIdentity, owner, signIn, startStudio } from './support/studio.ts';
import { test } from './support/test.ts';

test.describe.configure({ mode: 'serial' });

let station: OwnStation;
let link = '';
/** A resident with a show; which one it is depends on the hour at which the station was made. */
let resident = '';
const host = { name: 'Bo Lindqvist', email: 'bo@station.example', password: 'foghorns in the morning' };

test.beforeAll(async ({ request }) => {
  station = await startStudio(request);
  const { shows } = await (await request.get(`${station.url}/content/shows/latest.json`)).json();
  resident = shows.items[0].residents[0].name;
});
test.afterAll(() => station.remove());

test('an owner invites a host by a link that is shown once', async ({ page }) => {
  await signIn(page, station, '/people');
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
  await dialog.getByLabel('E-mail').fill(host.email);
  await dialog.getByLabel('Role').selectOption('host');
  await dialog.getByRole('combobox', { name: 'Residents' }).fill(resident);
  await dialog.getByRole('option', { name: resident }).click();
  await dialog.getByRole('button', { name: 'Make the link' }).dblclick();
  await confirmIdentity(page, page.getByLabel('Invitation link'));
  link = await page.getByLabel('Invitation link').inputValue();
  expect(link).toContain('/studio/invitation#token=');
  await page.getByRole('button', { name: 'Done' }).click();
  const takeBack = page.getByRole('button', { name: `Take back the invitation of ${host.email}` });
  const invited = page.getByRole('listitem').filter({ has: takeBack });
  await expect(invited).toContainText(/until \d+ \w+ \d{4}, \d\d:\d\d (?:GMT|BST)/);

  const mistaken = 'mistaken@station.example';
  await page.getByRole('button', { name: 'Invite' }).click();
  await dialog.getByLabel('E-mail').fill(mistaken);
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  const takeMistakenBack = page.getByRole('button', { name: `Take back the invitation of ${mistaken}` });
  const question = page.getByRole('dialog', { name: `Take back the invitation of ${mistaken}?` });
  await takeMistakenBack.click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await takeMistakenBack.click();
  await question.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText(`The invitation of ${mistaken} does not work any more.`)).toBeVisible();
  await expect(takeMistakenBack).toHaveCount(0);
  await expect(takeBack).toBeVisible();
});

test('the host comes in, sees their own shows only, and submits one for review', async ({ page }) => {
  await page.goto(link);
  await expect(page.getByText(`You were invited as host: ${host.email}`)).toBeVisible();
  await page.getByLabel('Your name').fill(host.name);
  await page.getByLabel('Password').fill(host.password);
  await page.getByRole('button', { name: 'Come in' }).click();
  const rail = page.getByRole('navigation', { name: 'Studio' });
  await expect(rail).toBeVisible();
  await expect(rail.getByRole('link', { name: 'People' })).toHaveCount(0);
  await expect(page.getByRole('row').first()).toContainText(resident);
  for (const row of await page.getByRole('row').all()) await expect(row).toContainText(resident);
  await page.getByRole('row').first().getByRole('link').click();
  await page.getByRole('textbox', { name: 'Title' }).fill('The host writes this');
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
  await expect(page.getByRole('status', { name: 'Save state' })).toContainText('Saved');
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await page.getByLabel('What should the editor know?').fill('The guest’s name is new.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('“The host writes this” waits for an editor now.')).toBeVisible();
  await page.goto(`${station.url}/studio/people`);
  await expect(page.getByText('This is not for your role')).toBeVisible();

  await page.goto(`${station.url}/studio/shows`);
  await page.getByRole('button', { name: 'New show' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Begun by a host');
  await expect(page.getByRole('status', { name: 'Save state' })).toContainText('Saved');
});

test('an editor finds what waits for a review and sends it back with a note', async ({ page }) => {
  await signIn(page, station, '/shows?state=review');
  await page.getByRole('link', { name: 'The host writes this' }).click();
  await expect(page.getByText(`${host.name} asks for a review: “The guest’s name is new.”`)).toBeVisible();
  await page.getByRole('button', { name: 'Send back' }).click();
  await page.getByLabel('What is to be changed?').fill('A picture, please.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('“The host writes this” was sent back.')).toBeVisible();
});

test('an owner changes a role, ends what somebody may do, makes a key and reads who did what', async ({
  page,
  request,
}) => {
  await signIn(page, station, '/people');
  await page.getByRole('button', { name: `Change ${host.name}` }).click();
  const dialog = page.getByRole('dialog', { name: host.name });
  await expect(dialog.getByRole('button', { name: 'End this session' })).toBeVisible();
  await dialog.getByLabel('Role').selectOption('editor');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await confirmIdentity(page, page.getByText(`${host.name} was changed.`));
  await expect(page.getByText(`${host.email} · editor`)).toBeVisible();

  await page.getByRole('button', { name: 'New key' }).click();
  await page.getByLabel('Name').fill('import script');
  await page.getByRole('button', { name: 'Make the key' }).dblclick();
  await confirmIdentity(page, page.getByLabel('Key', { exact: true }));
  const key = await page.getByLabel('Key', { exact: true }).inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  const read = () =>
    request.get(`${station.url}/content/documents?type=show&limit=1`, {
      headers: { authorization: `Bearer ${key}` },
    });
  expect((await read()).status()).toBe(200);
  await page.getByRole('button', { name: 'Remove the key import script' }).click();
  const question = page.getByRole('dialog', { name: 'Remove the key import script?' });
  await expect(question).toBeVisible();
  expect((await read()).status()).toBe(200);
  await question.getByRole('button', { name: 'Remove the key' }).click();
  await expect(page.getByText('The key import script does not work any more.')).toBeVisible();
  expect((await read()).status()).toBe(401);

  await page.getByRole('button', { name: 'New key' }).click();
  await page.getByLabel('Name').fill('host script');
  await page.getByLabel('Role').selectOption('host');
  await page.getByRole('combobox', { name: 'Residents' }).fill(resident);
  await page.getByRole('option', { name: resident }).click();
  await page.getByRole('button', { name: 'Make the key' }).click();
  const authorization = `Bearer ${await page.getByLabel('Key', { exact: true }).inputValue()}`;
  await page.getByRole('button', { name: 'Done' }).click();
  const remove = page.getByRole('button', { name: 'Remove the key host script' });
  await expect(page.getByRole('listitem').filter({ has: remove })).toContainText(/host of \w+/);
  const own = await request.get(`${station.url}/content/documents?type=show`, { headers: { authorization } });
  const { items } = (await own.json()) as { items: { people: string[] }[] };
  expect(items.length).toBeGreaterThan(0);
  for (const { people } of items) expect(people).toContain(resident);
  await page.reload();
  const log = page.getByRole('listitem');
  await expect(log.filter({ hasText: 'made a key import' })).toContainText(
    `${owner.name} made a key import script`,
  );
  await expect(log.filter({ hasText: 'set the station up' })).toContainText(/set the station up\s*$/);
  const changed = `${owner.name} changed a person ${host.name} role: editor`;
  await expect(log.filter({ hasText: 'changed a person' })).toContainText(changed);
  await log
    .getByRole('link', { name: /^show / })
    .first()
    .click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('The host writes this');
});
