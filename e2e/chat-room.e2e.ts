import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { freePort } from '../testing/start-station.ts';
import { test } from './support/test.ts';

/** Only the radio service runs, because the chat room needs nothing else. */
const data = mkdtempSync(join(tmpdir(), 'longwave-chat-'));
let host: ChildProcess | undefined;
let url = '';

async function startHost() {
  url ||= `http://127.0.0.1:${await freePort()}`;
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, ['radio/server.ts'], {
      cwd: join(import.meta.dirname, '..'),
      env: {
        ...process.env,
        RADIO_PORT: new URL(url).port,
        DATA: data,
        STATION: data,
        CONTENT_HOST: 'http://127.0.0.1:9',
        CHAT_STAFF_KEY: 'harbour-master',
      },
    });
    let said = '';
    child.stdout.on('data', (part: Buffer) => {
      said += part;
      if (said.includes('"event":"on air"')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The radio host ended with ${code}`)));
    host = child;
  });
}

async function endHost() {
  host?.removeAllListeners('exit');
  const ended = new Promise((resolve) => host?.once('exit', resolve));
  host?.kill('SIGKILL');
  await ended;
}

async function say(page: Page, nick: string, text: string) {
  await page.getByLabel('Name').fill(nick);
  await page.getByLabel('Message', { exact: true }).fill(text);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('');
}

test.describe.configure({ mode: 'serial' });
test.beforeAll(startHost);
test.afterAll(async () => {
  await endHost();
  rmSync(data, { recursive: true, force: true });
});

test('two visitors talk; links stay text, and a reload shows what was said', async ({ browser }) => {
  const [ada, bo] = await Promise.all([1, 2].map(async () => (await browser.newContext()).newPage()));
  if (!ada || !bo) throw new Error('No pages');
  await Promise.all([ada, bo].map((page) => page.goto(`${url}/chat/room?handle=Lounge`)));
  await expect(ada.getByRole('heading', { name: 'Lounge' })).toBeVisible();
  await say(ada, 'Ada', 'Listen: https://example.com/<b>tune</b>');
  await expect(bo.getByRole('log')).toContainText('https://example.com/<b>tune</b>');
  await expect(bo.getByRole('log').getByRole('link')).toHaveCount(0);
  await ada.reload();
  await expect(ada.getByRole('log')).toContainText('https://example.com/');
  await expect(ada.getByLabel('Name')).toHaveValue('Ada');
});

test('the room says when the connection is lost and comes back by itself, with what was said', async ({
  page,
}) => {
  await page.goto(`${url}/chat/room`);
  await say(page, 'Cleo', 'Before the storm');
  await endHost();
  await expect(page.getByRole('status')).toContainText('Reconnecting');
  await startHost();
  await expect(page.getByRole('status')).toHaveText('');
  await expect(page.getByText('Before the storm')).toHaveCount(1);
  await say(page, 'Cleo', 'After the storm');
  await expect(page.getByText('After the storm')).toHaveCount(1);
});

test('staff delete a message for everybody', async ({ page, browser }) => {
  await page.goto(`${url}/chat/room`);
  await say(page, 'Troll', 'Something rude');
  const staff = await (await browser.newContext()).newPage();
  await staff.goto(`${url}/chat/room#staff=harbour-master`);
  await staff.getByRole('button', { name: 'Delete Troll' }).click();
  await expect(page.getByText('Something rude')).toHaveCount(0);
  expect(staff.url()).not.toContain('harbour-master');
});

test('what staff say is marked for everybody; a visitor cannot take their name', async ({
  page,
  browser,
}) => {
  await page.goto(`${url}/chat/room`);
  const staff = await (await browser.newContext()).newPage();
  await staff.goto(`${url}/chat/room#staff=harbour-master`);
  await say(staff, 'Mara', 'The next hour is yours');
  const said = page.getByRole('log').locator('div', { hasText: 'The next hour is yours' });
  await expect(said.getByText('Staff', { exact: true })).toBeVisible();
  await page.getByLabel('Name').fill('M\u200bara');
  await page.getByLabel('Message', { exact: true }).fill('I am Mara');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('That name is for staff. Please choose another.');
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('I am Mara');
  await say(page, 'Ada', 'I am not Mara');
  const other = page.getByRole('log').locator('div', { hasText: 'I am not Mara' });
  await expect(other).toBeVisible();
  await expect(other.getByText('Staff', { exact: true })).toHaveCount(0);
});

test('the loader puts the room where its tag stands, as its text and style say', async ({ page }) => {
  await page.goto(`${url}/healthz`);
  await page.evaluate((src) => {
    const tag = document.createElement('script');
    tag.id = 'cid0020000';
    tag.async = true;
    tag.src = src;
    tag.style.cssText = 'width:100%;height:600px';
    tag.text = JSON.stringify({ handle: 'Quay', arch: 'js', styles: { a: '112233' } });
    document.body.append(tag);
  }, `${url}/chat/embed.js`);
  const frame = page.frameLocator('iframe[title="Chat"]');
  await expect(frame.getByRole('heading', { name: 'Quay' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCSS('height', '600px');
  await expect(frame.locator('body')).toHaveCSS('background-color', 'rgb(17, 34, 51)');
});
