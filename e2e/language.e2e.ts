import { expect, type Page } from '@playwright/test';
import { type OwnStation, startStation } from '../testing/start-station.ts';
import { audio, expectSound, type Show } from './support/player.ts';
import { test } from './support/test.ts';

const key = 'a key of the tests only';
const headers = { authorization: `Bearer ${key}`, 'if-match': '*' };

let station: OwnStation;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  station = await startStation({ CONTENT_KEY: key });
  const address = `${station.url}/content/documents/station/station`;
  const { live } = (await (await fetch(address, { headers })).json()) as { live: object };
  const body = JSON.stringify({ ...live, language: 'de' });
  const answer = await fetch(address, { method: 'PUT', headers, body });
  expect(answer.status, await answer.text()).toBe(200);
  await expect.poll(async () => (await fetch(`${station.url}/`)).text()).toContain('<html lang="de"');
});
test.afterAll(() => station.remove());

/** Collects errors of the page, including hydration mismatches. */
function complaints(page: Page): string[] {
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  return said;
}

async function latestShow(page: Page): Promise<Show> {
  const latest = await (await page.request.get(`${station.url}/content/shows/latest.json`)).json();
  const show = latest.shows.items.find((one: Show) => one.recording?.kind === 'file');
  if (!show) throw new Error('The station has no show with a recording');
  return show;
}

async function expectGermanShell(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const strip = page.getByRole('region', { name: 'Live-Radio' });
  await expect(strip.getByRole('button', { name: 'Live-Radio hören' })).toBeVisible();
  await expect(strip.getByRole('button', { name: 'Lautstärke und Sleep-Timer' })).toBeVisible();
  await expect(strip.getByRole('button', { name: 'Stumm' })).toBeVisible();
  await expect(strip).toContainText(/Live|Sendepause/);
  const header = page.getByRole('banner');
  await expect(header.getByRole('navigation', { name: 'Hauptmenü' })).toContainText('Entdecken');
  await expect(header.getByRole('link', { name: /Gespeichert/ })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Menü', exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Kontakt');
}

test('[R-906] a station whose document says German is German: header, strip, home, a show, search, schedule and player', async ({
  page,
}) => {
  const said = complaints(page);
  const show = await latestShow(page);

  await page.goto(station.url);
  await expectGermanShell(page);
  const hero = page.getByRole('region', { name: 'Jetzt auf Sendung' });
  await expect(hero.getByRole('button', { name: 'Live hören' })).toBeVisible();
  await expect(hero.getByRole('link', { name: 'Ganzes Programm' })).toBeVisible();
  await expect(hero).toContainText('Als Nächstes, UTC');
  await expect(page.getByRole('heading', { name: 'Gerade gelaufen' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Residents', exact: true })).toBeVisible();

  // Go to the schedule without a reload; its dates are German too.
  await hero.getByRole('link', { name: 'Ganzes Programm' }).click();
  await expect(page).toHaveURL(/\/listen$/);
  await expectSchedule(page);

  // Go to search with its suggestions, and from there to a show.
  await page.getByRole('button', { name: 'Suche', exact: true }).click();
  const box = page.getByRole('banner').getByRole('searchbox', { name: 'Suche' });
  await expect(box).toHaveAttribute('placeholder', 'Sendungen, Leute, Stücke, Texte');
  await box.fill(show.title);
  await expect(page.getByRole('listbox', { name: 'Vorschläge' })).toBeVisible();
  await box.press('Enter');
  const found = page.getByRole('navigation', { name: 'Suchergebnisse' });
  await expect(found.getByRole('link', { name: 'Sendereihen' })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`${show.title.slice(0, 10)}.* · Suche`));
  await page.locator(`main a[href="/shows/${show.id}"]`).first().click();
  await expectShow(page);

  await page.reload();
  await expectGermanShell(page);
  await expectShow(page);
  await page.goto(`${station.url}/listen`);
  await expectSchedule(page);
  expect(said).toEqual([]);
});

test('the player and its panel are German, and so is the page of an unknown URL', async ({ page }) => {
  const said = complaints(page);
  const show = await latestShow(page);
  await page.goto(`${station.url}/shows/${show.id}`);
  await page
    .getByRole('button', { name: `${show.title} abspielen`, exact: true })
    .first()
    .click();
  await expectSound(page);
  const player = page.getByRole('region', { name: 'Player' });
  for (const name of ['10 Sekunden zurück', 'Pause', '10 Sekunden vor', 'Stumm', 'Player schließen'])
    await expect(player.getByRole('button', { name, exact: true })).toBeVisible();
  await expect(player.getByRole('slider', { name: 'Stelle wählen' })).toHaveAttribute(
    'aria-valuetext',
    /^[\d:]+ von [\d:]+$/,
  );
  await player.getByRole('button', { name: 'Mehr', exact: true }).click();
  await expect(player.getByLabel('Tempo')).toBeVisible();
  await expect(player.getByLabel('Sleep-Timer').getByRole('option')).toContainText([
    'Aus',
    'In 15 Minuten',
    'In 30 Minuten',
    'In 45 Minuten',
    'In 60 Minuten',
    'Nach dieser Sendung',
  ]);
  await player.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(player.getByRole('button', { name: 'Abspielen', exact: true })).toBeVisible();
  expect((await audio(page)).paused).toBe(true);
  expect(said).toEqual([]);

  await page.goto(`${station.url}/nirgends/hier#dort`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hier gibt es nichts zu sehen …');
  await expect(page.getByText('Seite nicht gefunden: /nirgends/hier#dort')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zur Startseite', exact: true })).toBeVisible();
});

async function expectSchedule(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Das Programm' })).toBeVisible();
  const days = page.getByRole('group', { name: 'Tag' }).getByRole('button');
  await expect(days).toHaveCount(7);
  await expect(days.filter({ hasText: 'Heute' })).toHaveCount(1);
  const names = await days.allTextContents();
  const german = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'];
  expect(german.filter((day) => names.includes(day))).toHaveLength(6);
  const germanDay = /(Sonn|Mon|Diens|Mitt|Donners|Frei|Sams)(tag|woch), \d+\. \p{L}+$/u;
  await expect(page.locator('h3.day-name').first()).toHaveText(germanDay);
  await expect(page.getByText(/^Morgen, /)).toHaveText(germanDay);
  await expect(page.getByText(/, beim Sender\.$|\(deine\); der Sender ist in/)).toBeVisible();
}

async function expectShow(page: Page): Promise<void> {
  await expect(page.locator('main header time').first()).toHaveText(/^\p{L}+tag|Mittwoch/u);
  await expect(page.locator('main header time').first()).toHaveText(/, \d+\. \p{L}+ \d{4}$/u);
  await expect(page.getByRole('heading', { name: 'Über diese Sendung' })).toBeAttached();
  await expect(page.getByRole('navigation', { name: 'Benachbarte Sendungen' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ähnliche Sendungen' })).toBeVisible();
  await expect(page.getByRole('button', { name: / abspielen$/ }).first()).toBeVisible();
}
