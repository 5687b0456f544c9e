import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type APIRequestContext, type Browser, expect, type Locator, type Page } from '@playwright/test';
import { type OwnStation, startStation } from '../../testing/start-station.ts';

export const owner = {
  name: 'Ada Okafor',
  email: 'ada@station.example',
  password: 'slow water under the pier',
};

/** Path of the setup link that a station without an owner prints when it starts. */
export async function setupPath(station: OwnStation): Promise<string> {
  const find = () => /(\/studio\/setup#token=\S+)\s/.exec(station.said())?.[1] ?? '';
  await expect.poll(find, 'a link is printed').not.toBe('');
  return find();
}

/** Starts a station for one test and makes its owner. */
export async function startStudio(
  request: APIRequestContext,
  env: Record<string, string> = {},
): Promise<OwnStation> {
  const station = await startStation(env);
  const token = (await setupPath(station)).split('token=')[1];
  const response = await request.post(`${station.url}/content/staff/setup`, {
    data: { token, ...owner },
    headers: { origin: station.url },
  });
  if (response.status() !== 201) throw new Error(`No owner: ${response.status()} ${await response.text()}`);
  return station;
}

/** Ends every step-up, as happens ten minutes after somebody has confirmed who they are. */
export function endStepUp(station: OwnStation): void {
  changeRows(station, 'UPDATE staff_sessions SET step_up_until = 0');
}

/** Lets the publishing time of every scheduled draft come. */
export function letTimesCome(station: OwnStation): void {
  changeRows(station, 'UPDATE documents SET publish_at = 1 WHERE publish_at IS NOT NULL');
}

function changeRows(station: OwnStation, sql: string): void {
  const database = new DatabaseSync(join(station.data, 'content.sqlite'));
  // Waits for the lock, because the station may be writing.
  database.exec('PRAGMA busy_timeout = 30000');
  database.exec(sql);
  database.close();
}

/**
 * Makes every save of the page fail, even after a reload, until the returned function is called. The saves fail inside the page,
 * because requests that are sent while a page is being left bypass `page.route`.
 */
export async function loseSaves(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(failSaves);
  await page.evaluate(failSaves);
  await page.evaluate(() => sessionStorage.setItem('loses-saves', 'yes'));
  return () => page.evaluate(() => sessionStorage.removeItem('loses-saves'));
}

function failSaves(): void {
  const send = window.fetch;
  window.fetch = (input, init) => {
    const isSave = init?.method === 'PUT' && String(input).startsWith('/content/documents/');
    if (isSave && sessionStorage.getItem('loses-saves')) return Promise.reject(new TypeError('Lost'));
    return send(input, init);
  };
}

/** Pattern for when something was saved, as the studio shows it: the time of day, or the weekday after midnight. */
export const lately = '(?:\\d\\d:\\d\\d \\w+|\\w+day)';

/** A page in a new browser context that makes and uses passkeys without asking. The caller closes it. */
export async function openDevice(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return page;
}

/** The station under a host name, because passkeys do not work for IP addresses. */
export const byName = (station: OwnStation): OwnStation => ({
  ...station,
  url: station.url.replace('127.0.0.1', 'localhost'),
});

/** Signs in without the form, which studio-entrance.e2e.ts tests. */
export async function signIn(page: Page, station: OwnStation, path = '/shows', who = owner): Promise<void> {
  const { email, password } = who;
  const response = await page.request.post(`${station.url}/content/staff/sign-in`, {
    data: { email, password },
    headers: { origin: station.url },
  });
  if (!response.ok()) throw new Error(`Not signed in: ${response.status()} ${await response.text()}`);
  await page.goto(`${station.url}/studio${path}`);
  await page.getByRole('navigation', { name: 'Studio' }).waitFor();
}

/** Navigates within the studio as a link does, without loading it again. */
export function goWithinStudio(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    history.pushState(null, '', `/studio${to}`);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Enters the password if the studio asks for it again, then waits for the outcome. */
export async function confirmIdentity(page: Page, outcome: Locator): Promise<void> {
  const again = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(again.or(outcome)).toBeVisible();
  if (await again.isVisible()) {
    await again.getByLabel('Password').fill(owner.password);
    await again.getByRole('button', { name: 'Confirm' }).click();
  }
  await expect(outcome).toBeVisible();
}

export type Colleague = { name: string; email: string; password: string };

/** Invites a person, who accepts. `request` must have the session of the owner. */
export async function addColleague(
  request: APIRequestContext,
  station: OwnStation,
  role: 'editor' | 'host',
  residents: string[] = [],
): Promise<Colleague> {
  const name = role === 'editor' ? 'Edda Voss' : 'Bo Lindqvist';
  const person = { name, email: `${role}@station.example`, password: 'foghorns in the morning' };
  const headers = { origin: station.url };
  const invited = await request.post(`${station.url}/content/staff/invitations`, {
    data: { email: person.email, role, residents },
    headers,
  });
  const { link } = (await invited.json()) as { link: string };
  const accepted = await fetch(`${station.url}/content/staff/invitations/accept`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ token: link.split('#token=')[1], name, password: person.password }),
  });
  if (!accepted.ok) throw new Error(`Not accepted: ${accepted.status} ${await accepted.text()}`);
  return person;
}
