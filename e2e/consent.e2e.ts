import { expect, type Page } from '@playwright/test';
import { useCountedStation } from './support/counted-station.ts';
import { strip } from './support/live-radio.ts';
import { expectSound } from './support/player.ts';
import { config } from './support/posthog-server.ts';
import { test } from './support/test.ts';
import { chatScript, hostsOf, standIn } from './support/third-parties.ts';

/** a visitor consents to each purpose separately. */

const counted = useCountedStation({
  PIXEL_ID: '12345',
  TAG_MANAGER_ID: 'GTM-TEST1',
  CHAT_SCRIPT: chatScript,
  CHAT_HANDLE: 'test-radio',
});

const bar = (page: Page) => page.getByRole('region', { name: 'Privacy' });
const chat = (page: Page) => page.getByRole('group', { name: 'Live chat' });

function answers(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('longwave-consent') ?? '{}'));
}

const allNo = { counting: 'no', advertising: 'no', chat: 'no', video: 'no', audio: 'no' };

async function refuse(page: Page, path = '/'): Promise<void> {
  await page.goto(counted.station.url + path);
  await bar(page).getByRole('button', { name: 'No, thanks' }).click();
  await expect(bar(page)).toBeHidden();
}

async function openChoices(page: Page) {
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Privacy choices' });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function videoAt(provider: string): Promise<{ path: string; title: string }> {
  for (const list of ['shorts', 'music-videos', 'live-sessions']) {
    const { videos } = await (await fetch(`${counted.station.url}/content/tv/${list}.json`)).json();
    for (const { id } of videos.items) {
      const page = await (await fetch(`${counted.station.url}/content/tv/${id}.json`)).json();
      if (page.source.provider === provider) return { path: `/tv/${id}`, title: page.title };
    }
  }
  throw new Error(`The station has no video at ${provider}`);
}

test('[R-608] no third party is loaded before the visitor agrees, and a refusal is stored', async ({
  page,
}) => {
  const asked = await standIn(page);
  await refuse(page);
  await page.goto(`${counted.station.url}/shows`);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeVisible();
  await expect(bar(page)).toBeHidden();
  expect([asked, counted.posthog.asked]).toEqual([[], []]);
  expect(await answers(page)).toEqual(allNo);
});

test('after a no, loading the chat loads the chat and nothing else, and the no stays', async ({ page }) => {
  const asked = await standIn(page);
  await refuse(page);
  await strip(page).getByRole('button', { name: 'Chat' }).click();
  await chat(page).getByRole('button', { name: 'Load the chat' }).click();
  await expect(chat(page).frameLocator('iframe').getByText('Say hello')).toBeVisible();
  await page.getByRole('button', { name: 'Play live radio' }).click();
  await expectSound(page);
  expect(hostsOf(asked)).toEqual(['st.chatango.com']);
  expect(counted.posthog.asked).toEqual([]);
  expect(await answers(page)).toEqual(allNo);

  // The consent was for one time: the next page asks again, and this time the visitor lets it be remembered.
  await page.reload();
  asked.length = 0;
  await strip(page).getByRole('button', { name: 'Chat' }).click();
  await chat(page).getByRole('checkbox', { name: 'Remember for this device' }).check();
  expect(asked).toEqual([]);
  await chat(page).getByRole('button', { name: 'Load the chat' }).click();
  await expect(chat(page).frameLocator('iframe').getByText('Say hello')).toBeVisible();
  expect(await answers(page)).toEqual({ ...allNo, chat: 'yes' });
  await page.reload();
  await strip(page).getByRole('button', { name: 'Chat' }).click();
  await expect(chat(page).frameLocator('iframe').getByText('Say hello')).toBeVisible();
  expect(hostsOf(asked)).toEqual(['st.chatango.com']);
});

test('after a no, playing a video elsewhere loads that one host, once or remembered', async ({ page }) => {
  const asked = await standIn(page);
  const { path, title } = await videoAt('youtube');
  await refuse(page, path);
  await expect(page.getByText('Plays from YouTube, which may keep cookies on this device.')).toBeVisible();
  expect(asked).toEqual([]);
  const play = page.getByRole('button', { name: `Play video ${title}` });
  await play.click();
  const playing = page.frameLocator('.video iframe').locator('.plyr--playing');
  await expect(playing).toBeVisible();
  expect(hostsOf(asked).filter((host) => !/^(?:www\.youtube\.com|i\.ytimg\.com)$/.test(host))).toEqual([]);
  expect(counted.posthog.asked).toEqual([]);
  expect(await answers(page)).toEqual(allNo);
  await page.reload();
  await page.getByRole('checkbox', { name: 'Remember for this device' }).check();
  await play.click();
  await expect(playing).toBeVisible();
  expect(await answers(page)).toEqual({ ...allNo, video: 'yes' });
  await page.reload();
  await expect(play).toBeVisible();
  await expect(page.getByText('which may keep cookies')).toHaveCount(0);

  // Withdrawing the consent removes the player.
  await play.click();
  await expect(playing).toBeVisible();
  const dialog = await openChoices(page);
  await dialog.getByRole('switch', { name: 'Videos elsewhere' }).uncheck();
  await expect(page.locator('.video iframe')).toHaveCount(0);
});

test('[R-905] the choices list every purpose, say what comes from whom, and hold at once', async ({
  page,
}) => {
  const asked = await standIn(page);
  await page.goto(counted.station.url);
  const dialog = await openChoices(page);
  const switches = dialog.getByRole('switch');
  await expect(switches).toHaveCount(5);
  for (const one of await switches.all()) await expect(one).not.toBeChecked();
  for (const host of [
    new URL(counted.posthog.url).host,
    'connect.facebook.net',
    'www.googletagmanager.com',
    'st.chatango.com',
    'www.youtube-nocookie.com',
    'player.vimeo.com',
    'www.mixcloud.com',
  ])
    await expect(dialog).toContainText(host);
  await dialog.getByRole('switch', { name: 'Counting visits' }).check();
  await expect.poll(() => counted.posthog.events('$pageview').length).toBe(1);
  expect(asked).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  expect(await answers(page)).toEqual({ counting: 'yes' });
  // Only advertising has no answer yet, so the bar asks for nothing else.
  await expect(bar(page)).toContainText('May advertisers be told that you were here?');
  await expect(bar(page)).not.toContainText('count');
  await bar(page).getByRole('button', { name: 'Choose for yourself' }).click();
  await dialog.getByRole('button', { name: 'No to all' }).click();
  for (const one of await switches.all()) await expect(one).not.toBeChecked();
  expect(await answers(page)).toEqual(allNo);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a yes in the bar is one to what the bar asks, and to nothing else', async ({ page }) => {
  const asked = await standIn(page);
  await page.goto(counted.station.url);
  await bar(page).getByRole('button', { name: 'Yes to both' }).click();
  await expect.poll(() => counted.posthog.events('$pageview').length).toBe(1);
  await expect.poll(() => asked.some((url) => url.includes('gtm.js?id=GTM-TEST1'))).toBe(true);
  expect(await answers(page)).toEqual({ counting: 'yes', advertising: 'yes' });
  expect(hostsOf(asked)).not.toContain('st.chatango.com');
  await strip(page).getByRole('button', { name: 'Chat' }).click();
  await expect(chat(page).getByRole('button', { name: 'Load the chat' })).toBeVisible();
});

test('[R-608] an agreed tag manager works, learns of every page, and ends when it is taken back', async ({
  page,
  context,
}) => {
  const asked = await standIn(page);
  await page.goto(counted.station.url);
  const policy = (await page.request.get(counted.station.url)).headers()['content-security-policy'];
  expect(policy).not.toMatch(/unsafe|https:[ ;]|googletagmanager|facebook/);
  await bar(page).getByRole('button', { name: 'Yes to both' }).click();
  // The container adds an inline script, an external script that calls `eval`, a picture and a request.
  for (const address of ['https://tags.example/tag.js', 'https://api.tags.example/hit'])
    await expect.poll(() => asked).toContain(address);
  const opened = (name: string) => asked.filter((url) => url.includes(name)).map((url) => new URL(url));
  await expect.poll(() => opened('pixels.example/seen.gif')[0]?.searchParams.get('page')).toBe('/');
  await page.getByRole('link', { name: 'Collections' }).first().click();
  await expect
    .poll(() => opened('pixels.example/event.gif').at(-1)?.searchParams.get('page'))
    .toBe('/collections');
  await expect
    .poll(() => opened('www.facebook.com/tr/').map(({ searchParams: told }) => told.get('call')))
    .toEqual(['init 12345', 'track PageView', 'track PageView']);

  const dialog = await openChoices(page);
  await dialog.getByRole('switch', { name: 'Advertising' }).uncheck();
  await expect(page.locator('iframe[title=Advertising]')).toHaveCount(0);
  await expect
    .poll(async () => (await context.cookies()).filter(({ name }) => /^_(?:ga|fbp)/.test(name)))
    .toEqual([]);
  asked.length = 0;
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('link', { name: 'Residents' }).first().click();
  await expect(page).toHaveURL(`${counted.station.url}/residents`);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('without further settings pages are counted and nothing else, whatever the host says', async ({
  page,
}) => {
  const everything = { ...config, surveys: true, heatmaps: true, sessionRecording: { endpoint: '/s/' } };
  counted.posthog.answers.set('/array/phc_test/config', () => ({ body: everything }));
  await standIn(page);
  await page.goto(counted.station.url);
  await bar(page).getByRole('button', { name: 'Yes to both' }).click();
  const opened = () => counted.posthog.events('$pageview').map(({ properties }) => properties.$pathname);
  await expect.poll(opened).toEqual(['/']);
  await page.getByRole('link', { name: 'Collections' }).first().click();
  await expect.poll(opened).toEqual(['/', '/collections']);
  expect([...new Set(counted.posthog.asked.map(({ path }) => path))]).toEqual(['/e/']);
  expect(counted.posthog.batches().every(({ encoding }) => encoding === 'gzip')).toBe(true);
});

test('the single choice that earlier versions stored still counts', async ({ page, context }) => {
  await standIn(page);
  await page.goto(counted.station.url);
  await page.evaluate(() => localStorage.setItem('longwave-consent', 'yes'));
  await page.reload();
  await expect(bar(page)).toContainText('May advertisers be told');
  await expect.poll(() => counted.posthog.events('$pageview').length).toBeGreaterThan(0);
  expect(await answers(page)).toEqual({ counting: 'yes' });
  await context.clearCookies();
  await page.evaluate(() => localStorage.setItem('longwave-consent', 'no'));
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(bar(page)).toBeHidden();
  expect(await answers(page)).toEqual(allNo);
});

test('what is said in one tab holds in the others', async ({ page, context }) => {
  await standIn(page);
  await page.goto(counted.station.url);
  await expect(bar(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(counted.station.url);
  await bar(other).getByRole('button', { name: 'No, thanks' }).click();
  await expect(bar(page)).toBeHidden();
});

test('a browser that sends Global Privacy Control has said no', async ({ page }) => {
  const asked = await standIn(page);
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
  );
  await page.goto(counted.station.url);
  await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(bar(page)).toBeHidden();
  expect([asked, counted.posthog.asked]).toEqual([[], []]);
  const dialog = await openChoices(page);
  await expect(dialog.getByRole('switch', { name: 'Counting visits' })).not.toBeChecked();
});

test('a station that counts nobody asks nothing, and lists what its pages may play from elsewhere', async ({
  page,
}) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(bar(page)).toHaveCount(0);
  const dialog = await openChoices(page);
  await expect(dialog.getByRole('switch')).toHaveCount(2);
  await expect(dialog).not.toContainText('PostHog');
});
