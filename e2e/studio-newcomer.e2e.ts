import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { type OwnStation, startStation } from '../testing/start-station.ts';
import { type CountedSteps, countSteps } from './support/counted-steps.ts';
import { waitForHydration } from './support/hydration.ts';
import { wav } from './support/sound.ts';
import { owner, setupPath, signIn } from './support/studio.ts';
import { test } from './support/test.ts';

test.describe.configure({ mode: 'serial' });

let station: OwnStation;
test.beforeAll(async () => {
  station = await startStation();
});
test.afterAll(() => station.remove());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tracks = '00:00 Ada Okafor - Slow Water [Quay]\n04:30 Bo Lindqvist - Harbour Light\n';

async function picture(name: string, background: string) {
  const buffer = await sharp({ create: { width: 900, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Makes and publishes a show, beginning at the list of shows. Returns the seconds until the person had nothing left to do. */
async function publishShow(page: Page, person: CountedSteps, title: string, colour: string): Promise<number> {
  const sound = { name: `2026-11-17 ${title}.wav`, mimeType: 'audio/wav', buffer: wav(3) };
  await person.click(button(page, 'New show').first());
  await person.choose(button(page, 'Upload recording'), sound);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  await person.choose(button(page, 'Upload a picture'), await picture(`${title}.jpg`, colour));
  await person.fill(page.getByLabel('What is on it (picture)'), 'Flat water in the evening');
  await person.click(button(page, 'Paste tracklist'));
  await person.fill(page.getByLabel('Tracklist', { exact: true }), tracks);
  await person.click(button(page, 'Use these tracks'));
  await person.click(button(page, 'Publish'));
  const state = page.getByRole('status', { name: 'Save state' });
  await expect(state).toContainText('Visitors see this version.');
  const seconds = person.seconds();
  // A show may be published before its recording is ready, and gets it afterwards. The recording is made at the lowest priority,
  // so its time depends on how busy the machine is.
  await expect(page.getByRole('group', { name: 'Recording' })).toContainText('0:03', { timeout: 180_000 });
  await expect(state).toContainText('Visitors see this version.');
  return seconds;
}

async function expectLive(page: Page, slug: string, title: string): Promise<void> {
  await page.goto(`${station.url}/shows/${slug}`);
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(page.getByText('Harbour Light')).toBeVisible();
  await expect(page.getByAltText('Flat water in the evening').first()).toBeVisible();
  const { live } = await (await page.request.get(`${station.url}/content/documents/show/${slug}`)).json();
  expect(live.recording).toMatchObject({ kind: 'file', seconds: expect.closeTo(3, 0) });
}

test('[R-710] [R-711] a newcomer comes from the printed link to an own show on an own station in 25 steps and three minutes, and to the next in ten', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const link = station.url + (await setupPath(station));
  const person = countSteps(page);
  await person.open(link);
  await person.fill(page.getByLabel('Your name'), owner.name);
  await person.fill(page.getByLabel('E-mail'), owner.email);
  await person.fill(page.getByLabel('Password'), owner.password);
  await person.click(button(page, 'Go on'));
  await person.fill(page.getByLabel('Station name'), 'Night Boat');
  await person.click(button(page, 'Publish'));
  await expect(page.getByRole('heading', { name: 'And Test Radio?' })).toBeFocused();
  await person.click(page.getByRole('button', { name: /^Start with an empty station/ }));
  await expect(page.getByText('No shows yet')).toBeVisible();
  const seconds = await publishShow(page, person, 'Low Water', '#1c7c54');
  const steps = person.steps();
  await expectLive(page, 'low-water', 'Low Water');
  // The site serves the cached page while it renders the new one.
  await expect.poll(async () => (await page.request.get(station.url)).text()).toContain('Low Water');
  await page.goto(station.url);
  await expect(page.getByRole('banner').getByText('Night Boat').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Low Water/ }).first()).toBeVisible();

  await page.goto(`${station.url}/studio/shows`);
  await expect(page.getByRole('row', { name: /Low Water/ })).toContainText('Live');
  const again = countSteps(page);
  const furtherSeconds = await publishShow(page, again, 'High Water', '#224466');
  const further = [again.steps(), furtherSeconds] as const;
  await expectLive(page, 'high-water', 'High Water');

  test.info().annotations.push({
    type: 'newcomer',
    description: `${steps} steps in ${seconds.toFixed(0)} s, a further show ${further[0]} steps in ${further[1].toFixed(0)} s`,
  });
  expect(steps).toBeLessThanOrEqual(25);
  expect(seconds).toBeLessThan(180);
  expect(further[0]).toBeLessThanOrEqual(10);
  expect(further[1]).toBeLessThan(60);
});

test('[R-711] the example comes back from Settings, beside what was made meanwhile, and leaves again with an undo', async ({
  page,
}) => {
  await signIn(page, station, '/settings');
  const shows = async () =>
    (await (await page.request.get(`${station.url}/content/shows.json`)).json()).shows.total;
  expect(await shows()).toBe(2);
  await page.reload();
  await expect(page.getByText('You can bring it back until')).toBeVisible();

  await page.route('**/content/staff/demo/bring-back', (route) =>
    route.fulfill({ status: 500, json: { error: 'Something went wrong here.' } }),
  );
  await button(page, 'Bring Test Radio back').click();
  await expect(page.getByText('Something went wrong here.')).toBeVisible();
  await page.unrouteAll();
  await button(page, 'Bring Test Radio back').click();
  await expect(page.getByText(/^Test Radio is back: \d+ documents\.$/)).toBeVisible();
  expect(await shows()).toBe(122);
  expect((await (await page.request.get(`${station.url}/content/home.json`)).json()).title).toBe(
    'Night Boat',
  );

  await button(page, 'Start with an empty station').click();
  await expect(button(page, 'Bring Test Radio back')).toBeVisible();
  expect(await shows()).toBe(2);
  await button(page, 'Undo').click();
  await expect(button(page, 'Start with an empty station')).toBeVisible();
  expect(await shows()).toBe(122);
});

test('[R-711] settings that are open while the example leaves and comes back are written further without a conflict', async ({
  page,
}) => {
  await signIn(page, station, '/settings');
  const strapline = page.getByRole('textbox', { name: 'Strapline' });
  const save = page.getByRole('status', { name: 'Save state' });
  await expect(strapline).not.toHaveValue('');
  await button(page, 'Start with an empty station').click();
  await expect(button(page, 'Bring Test Radio back')).toBeVisible();
  await expect(strapline).toHaveValue('');
  await strapline.fill('Ours now');
  await expect(save).toContainText(/^Saved/);
  await button(page, 'Bring Test Radio back').click();
  await expect(button(page, 'Start with an empty station')).toBeVisible();
  await strapline.fill('Ours still');
  await expect(save).toContainText(/^Saved/);
});

test('[R-711] an empty page of the site says what to do next, to staff alone', async ({ page, request }) => {
  await signIn(page, station, '/settings');
  await button(page, 'Start with an empty station').click();
  await expect(button(page, 'Bring Test Radio back')).toBeVisible();
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`${station.url}/residents`);
  const hint = page.getByRole('region', { name: 'For staff' });
  await expect(hint).toContainText('Nobody has a page here yet.');
  await waitForHydration(page);
  // There are shows, so /listen needs no hint.
  await page.getByRole('link', { name: 'Listen', exact: true }).first().click();
  await expect(page).toHaveURL(`${station.url}/listen`);
  await expect(hint).toHaveCount(0);
  await page.goBack();
  await hint.getByRole('link', { name: 'Add the first resident' }).click();
  await expect(page.getByRole('heading', { name: 'New resident' })).toBeVisible();
  expect(faults).toEqual([]);

  const visitors = await request.get(`${station.url}/residents`, { headers: { accept: 'text/html' } });
  expect(visitors.headers()['cache-control']).not.toBe('no-store');
  expect(await visitors.text()).not.toContain('/studio/');
});
