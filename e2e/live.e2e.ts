import { expect, type Page, test } from '@playwright/test';
import { expectSound } from './player.ts';
import { scriptedHost, startRadio, strip } from './radio.ts';
import { startStation } from './station.ts';

/** Live radio with real sound. */

function currentTime(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelector('audio')?.currentTime ?? -1);
}

test('[R-300] the strip plays and pauses, and names what is on air', async ({ page }) => {
  await page.goto('/');
  await expect(strip(page).getByText('On Air')).toBeVisible();
  const now = await (await page.request.get('/content/live-now.json')).json();
  if (now.live) await expect(strip(page)).toContainText(now.title);
  await startRadio(page);
  await strip(page).getByRole('button', { name: 'Pause live radio' }).click();
  await expect(strip(page).getByRole('button', { name: 'Play live radio' })).toBeVisible();
});

test('[R-301] pausing stops the bytes, and playing again is a new request at the live edge', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/radio/stream')) requests.push(request.url());
  });
  await page.goto('/');
  await startRadio(page);
  await strip(page).getByRole('button', { name: 'Pause live radio' }).click();
  await expect
    .poll(() => page.evaluate(() => document.querySelector('audio')?.hasAttribute('src')))
    .toBe(false);
  const before = requests.length;
  await startRadio(page);
  await expect.poll(() => requests.length).toBeGreaterThan(before);
});

test('[R-146] the radio plays through ten navigations without a gap', async ({ page }) => {
  await page.goto('/');
  await startRadio(page);
  await page.evaluate(() => {
    const audio = document.querySelector('audio');
    const heard = { element: audio, breaks: [] as string[] };
    for (const event of ['pause', 'emptied', 'ended', 'error']) {
      audio?.addEventListener(event, () => heard.breaks.push(event));
    }
    Object.assign(window, { heard });
  });
  const before = await currentTime(page);
  const links = ['/shows', '/listen', '/residents', '/collections', '/shows/latest'];
  for (const path of [...links, ...links]) {
    await page.evaluate((target) => {
      const link = document.createElement('a');
      link.href = target;
      document.body.append(link);
      link.click();
      link.remove();
    }, path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  }
  const after = await page.evaluate(() => {
    const { heard } = window as unknown as { heard: { element: Element; breaks: string[] } };
    return { same: heard.element === document.querySelector('audio'), breaks: heard.breaks };
  });
  expect(after).toEqual({ same: true, breaks: [] });
  await expect.poll(() => currentTime(page)).toBeGreaterThan(before);
});

test('[R-304] the speaker button shows the slider, and the slider sets the volume', async ({ page }) => {
  await page.goto('/');
  await startRadio(page);
  const button = strip(page).getByRole('button', { name: 'Volume' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const slider = strip(page).getByRole('slider', { name: 'Volume' });
  await expect(slider).toHaveValue('100');
  await slider.fill('35');
  await expect
    .poll(() => page.evaluate(() => document.querySelector('audio')?.volume ?? -1))
    .toBeCloseTo(0.35, 5);
  await button.click();
  await expect(slider).toBeHidden();
});

test('[R-303] the on-air show follows the radio host over a websocket with key and station', async ({
  page,
}) => {
  const socket = page.waitForEvent('websocket', (one) => one.url().includes('/socket.io'));
  await page.goto('/');
  const { url } = { url: (await socket).url() };
  expect(url).toContain('transport=websocket');
  expect(new URL(url).searchParams.get('stationId')).toBeTruthy();
});

test('[R-303] an event replaces the on-air show, and one without a show clears it', async ({ page }) => {
  const { say, connected } = await scriptedHost(page);
  await page.goto('/');
  await connected();
  const content = {
    id: 'a-new-show',
    stationId: 'longwave',
    title: 'A Show Nobody Planned',
    startDateUtc: new Date(Date.now() - 60_000).toISOString(),
    endDateUtc: new Date(Date.now() + 3_600_000).toISOString(),
    duration: 61,
    timezone: 'Europe/London',
    isRecurring: false,
    media: { type: 'live' },
  };
  const nothings = [
    { status: 'offAir', content: 'Off Air', metadata: { title: '' } },
    { status: 'schedule', content: null, metadata: { title: 'A Show Nobody Planned' } },
    null,
    { status: 'defaultPlaylist', content: null, metadata: null },
  ];
  for (const nothing of nothings) {
    say({ status: 'schedule', content, metadata: null });
    await expect(strip(page)).toContainText('A Show Nobody Planned');
    say(nothing);
    await expect(strip(page)).not.toContainText('A Show Nobody Planned');
    const label = !nothing || nothing.status === 'offAir' ? 'Off Air' : 'On Air';
    await expect(strip(page).getByText(label, { exact: true })).toBeVisible();
  }
});

test('while something else is heard than the programme says, no page says that the programme is on air', async ({
  page,
  request,
}) => {
  const now = (await (await request.get('/content/live-now.json')).json()) as {
    live: boolean;
    title: string;
  };
  expect(now.live).toBe(true);
  const { say, connected } = await scriptedHost(page);
  await page.goto('/listen');
  await connected();
  const hero = page.getByRole('region', { name: 'On air now' });
  await expect(hero.getByRole('heading', { name: now.title })).toBeVisible();
  await expect(page.locator('.slot-live').first()).toBeVisible();
  say({ status: 'defaultPlaylist', content: null, metadata: { title: 'Low Water' } });
  await expect(strip(page)).not.toContainText(now.title);
  await expect(hero.getByRole('heading', { name: now.title })).toBeHidden();
  await expect(page.locator('.slot-live')).toHaveCount(0);
  say({ status: 'offAir', content: 'Off Air', metadata: null });
  await expect(strip(page).getByText('Off Air', { exact: true })).toBeVisible();
  await expect(hero.getByText('Off Air', { exact: true })).toBeVisible();
  await page
    .getByRole('link', { name: /, home$/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'On air now' }).getByText('Off air')).toBeVisible();
});

test('[R-311] a stream that is refused comes back by itself and says so', async ({ page }) => {
  let refusing = true;
  await page.route('**/radio/stream', (route) => (refusing ? route.abort() : route.continue()));
  await page.goto('/');
  await strip(page).getByRole('button', { name: 'Play live radio' }).click();
  await expect(strip(page).getByRole('status')).toHaveText(/Coming back/);
  await expect(strip(page).getByRole('button', { name: 'Pause live radio' })).toBeVisible();
  refusing = false;
  await expectSound(page);
  await expect(strip(page).getByRole('status')).toHaveText('');
});

test('[R-311] a stream that hangs is noticed and comes back', async ({ page }) => {
  let hanging = true;
  // A request that is never answered: the browser reports nothing, only the time stands still.
  await page.route('**/radio/stream', (route) => (hanging ? undefined : route.continue()));
  await page.goto('/');
  await strip(page).getByRole('button', { name: 'Play live radio' }).click();
  await expect(strip(page).getByRole('status')).toHaveText(/Coming back/, { timeout: 30_000 });
  hanging = false;
  await expectSound(page);
});

test('[R-311] the stream comes back after the station was killed and started again', async ({ page }) => {
  test.setTimeout(240_000);
  const station = await startStation();
  try {
    await page.goto(station.url);
    await startRadio(page);
    await station.kill();
    await expect(strip(page).getByRole('status')).toHaveText(/Coming back/, { timeout: 60_000 });
    await expect(strip(page).getByRole('button', { name: 'Pause live radio' })).toBeVisible();
    await station.start();
    await expect(strip(page).getByRole('status')).toHaveText('', { timeout: 90_000 });
    await expectSound(page);
  } finally {
    await station.remove();
  }
});

test('[R-311] going online again brings the stream back at once', async ({ page, context }) => {
  await page.goto('/');
  let refusing = true;
  await page.route('**/radio/stream', (route) => (refusing ? route.abort() : route.continue()));
  await strip(page).getByRole('button', { name: 'Play live radio' }).click();
  await expect(strip(page).getByRole('status')).toHaveText(/Coming back/);
  await context.setOffline(true);
  refusing = false;
  await context.setOffline(false);
  await expectSound(page);
});

test('[R-301] the radio plays while metadata, schedule and content are down', async ({ page }) => {
  await page.goto('/');
  await page.route('**/content/**', (route) => route.abort());
  await page.routeWebSocket(/socket\.io/, (socket) => socket.close());
  await startRadio(page);
});

test('[R-407] media keys pause and play the radio, and cannot seek in it', async ({ page }) => {
  await page.addInitScript(() => {
    const handlers: Record<string, unknown> = {};
    const own = navigator.mediaSession.setActionHandler.bind(navigator.mediaSession);
    navigator.mediaSession.setActionHandler = (action, handler) => {
      handlers[action] = handler;
      own(action, handler);
    };
    Object.assign(window, { handlers });
  });
  await page.goto('/');
  await startRadio(page);
  await expect.poll(() => page.evaluate(() => navigator.mediaSession.metadata?.title ?? '')).not.toBe('');
  const artwork = await page.evaluate(() => navigator.mediaSession.metadata?.artwork ?? []);
  expect(artwork.map((one) => one.sizes)).toEqual([
    '96x96',
    '128x128',
    '192x192',
    '256x256',
    '384x384',
    '512x512',
  ]);
  // The type that is told is the one the picture comes with.
  const picture = await page.request.get(artwork[0]?.src ?? '');
  expect(artwork[0]?.type).toBe(picture.headers()['content-type']);
  type Handlers = Record<string, ((details?: object) => void) | null>;
  const call = (action: string) =>
    page.evaluate(
      (name) => (window as unknown as { handlers: Handlers }).handlers[name]?.({ action: name }),
      action,
    );
  expect(
    await page.evaluate(() => (window as unknown as { handlers: Handlers }).handlers.seekforward),
  ).toBeNull();
  await call('pause');
  await expect(strip(page).getByRole('button', { name: 'Play live radio' })).toBeVisible();
  await call('play');
  await expectSound(page);
});

test('[R-301] the space bar pauses and plays what is heard, but not while typing', async ({ page }) => {
  await page.goto('/');
  await startRadio(page);
  // What comes after the first sound is there.
  await expect.poll(() => page.evaluate(() => navigator.mediaSession.metadata?.title ?? '')).not.toBe('');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Space');
  await expect(strip(page).getByRole('button', { name: 'Play live radio' })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(strip(page).getByRole('button', { name: 'Pause live radio' })).toBeVisible();
});

test('[R-301] one tab plays at a time', async ({ page, context }) => {
  await page.goto('/');
  await startRadio(page);
  const other = await context.newPage();
  await other.goto('/');
  await startRadio(other);
  await expect(strip(page).getByRole('button', { name: 'Play live radio' })).toBeVisible();
  await expectSound(other);
});

test('[R-309] the chat opens from the strip once its frame has loaded, and a click outside hides it', async ({
  page,
}) => {
  await page.goto('/');
  const button = strip(page).getByRole('button', { name: 'Chat' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  const panel = page.getByRole('group', { name: 'Live chat' });
  await expect(panel).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const frame = panel.locator('iframe');
  await expect(frame).toBeVisible();
  expect((await panel.boundingBox())?.width).toBe(400);
  expect((await frame.boundingBox())?.height).toBeGreaterThan(550);
  await page.mouse.click(100, 500);
  await expect(panel).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('[R-309] a chat script that fails is logged, said, and can be tried again', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.route('**/chat/embed.js', (route) => route.abort());
  await page.goto('/');
  await strip(page).getByRole('button', { name: 'Chat' }).click();
  await expect.poll(() => said.some((line) => line.startsWith('Error loading script:'))).toBe(true);
  const panel = page.getByRole('group', { name: 'Live chat' });
  await expect(panel.getByRole('alert')).toContainText('The chat could not be loaded');
  await page.unroute('**/chat/embed.js');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.locator('iframe')).toBeVisible();
  await expect(panel.getByRole('alert')).toBeHidden();
});

test('on a phone the chat is a sheet from below, in the look of the page, and strip and player stay in reach', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/shows');
  await page.locator('main button[aria-label^="Play"]').first().click();
  const player = page.getByRole('region', { name: 'Player' });
  await expect(player).toBeVisible();
  await strip(page).getByRole('button', { name: 'Chat' }).click();
  const panel = page.getByRole('group', { name: 'Live chat' });
  await expect(panel.locator('iframe')).toBeVisible();
  const foot = async () => Math.round((await player.boundingBox())?.y ?? 0);
  const sheet = async () => {
    const { x = -1, y = 0, width = 0, height = 0 } = (await panel.boundingBox()) ?? {};
    return { x, width, end: Math.round(y + height) };
  };
  await expect.poll(sheet).toEqual({ x: 0, width: 390, end: await foot() });
  expect((await panel.boundingBox())?.y).toBeGreaterThan(44);
  const look = (element: Element) => {
    const { backgroundColor, color, fontFamily } = getComputedStyle(element);
    return { backgroundColor, color, family: fontFamily.split(',')[0] };
  };
  const room = panel.frameLocator('iframe').locator('body');
  expect(await room.evaluate(look)).toEqual(await panel.evaluate(look));
  await player.getByRole('button', { name: 'Back 10 seconds' }).click();
  await strip(page).getByRole('button', { name: 'Mute' }).click();
  await expect(panel).toBeVisible();
  await page.mouse.click(200, 60);
  await expect(panel).toBeHidden();
});

test('mute on the strip silences the radio while it plays on, and is kept', async ({ page }) => {
  await page.goto('/');
  await startRadio(page);
  const mute = strip(page).getByRole('button', { name: 'Mute' });
  const muted = () => page.evaluate(() => document.querySelector('audio')?.muted);
  await mute.click();
  await expect(mute).toHaveAttribute('aria-pressed', 'true');
  expect(await muted()).toBe(true);
  const before = await currentTime(page);
  await expect.poll(() => currentTime(page)).toBeGreaterThan(before);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('soundSettings')))
    .toContain('"muted":true');
  await page.reload();
  await expect(mute).toHaveAttribute('aria-pressed', 'true');
  await startRadio(page);
  expect(await muted()).toBe(true);
  await strip(page).getByRole('button', { name: 'Volume' }).click();
  await strip(page).getByRole('slider', { name: 'Volume' }).fill('50');
  await expect(mute).toHaveAttribute('aria-pressed', 'false');
  expect(await muted()).toBe(false);
});

test('the sleep timer of the strip stops the radio', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await startRadio(page);
  await strip(page).getByRole('button', { name: 'sleep timer' }).click();
  const timer = strip(page).getByRole('combobox', { name: 'Sleep timer' });
  await expect(timer.getByRole('option', { name: 'After this show' })).toBeAttached();
  await timer.selectOption('In 15 minutes');
  await expect(timer).toHaveValue('left');
  await page.clock.fastForward('14:00');
  await expect(page.getByRole('button', { name: 'Pause live radio' })).toBeVisible();
  await page.clock.fastForward('01:01');
  await expect(page.getByRole('button', { name: 'Play live radio' })).toBeVisible();
});

test('[R-300] the live show can be heard from its start, and the way leads back to live', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  await page.goto('/');
  const now = await (await page.request.get('/content/live-now.json')).json();
  expect(now.live, 'the demo station has no gap in its week').toBe(true);
  await startRadio(page);
  await strip(page).getByRole('button', { name: 'From the start of this show' }).click();
  await expect(strip(page).getByRole('button', { name: 'Back to live' })).toBeVisible();
  await expectSound(page);
  await strip(page).getByRole('button', { name: 'Back to live' }).click();
  await expect(strip(page).getByRole('button', { name: 'From the start of this show' })).toBeVisible();
  await expectSound(page);
  expect(refused).toEqual([]);
});

test('[R-305] the slot on air is marked, and a day can be chosen', async ({ page }) => {
  await page.goto('/listen');
  const now = await (await page.request.get('/content/live-now.json')).json();
  const programme = page.getByRole('region', { name: 'The programme' });
  if (now.live) await expect(programme.locator('[aria-current="true"]')).toContainText(now.title);
  const days = programme.getByRole('group', { name: 'Day' }).getByRole('button');
  await expect(days).toHaveCount(7);
  const other = days.filter({ hasNotText: 'Today' }).last();
  await other.click();
  await expect(other).toHaveAttribute('aria-pressed', 'true');
  await expect(programme.getByRole('heading', { level: 3 })).toContainText(
    (await other.textContent()) ?? '',
    {
      ignoreCase: true,
    },
  );
});
