import { type BrowserContext, expect, type Page } from '@playwright/test';
import { startPushService } from '../testing/push-service.ts';
import { type OwnStation, startStation } from '../testing/start-station.ts';
import { hasNotifyingBrowser, notifyingBrowserLaunch } from './support/browser-launch.ts';
import { hasWorker } from './support/offline.ts';
import { test } from './support/test.ts';

const key = 'a key of the staff of this test';

let station: OwnStation;
let service: Awaited<ReturnType<typeof startPushService>>;

test.describe.configure({ mode: 'default' });
// In a kept context, a service worker of the previous test may be the first in the browser's list.
test.use({ launchOptions: notifyingBrowserLaunch, serviceWorkers: 'allow', ownContext: true });
test.skip(
  !hasNotifyingBrowser,
  'The headless shell shows no notifications, and there is no Chromium beside it',
);
test.beforeAll(async () => {
  service = await startPushService();
  station = await startStation({ PUSH_LOOPBACK: 'on', CONTENT_KEY: key });
});
test.afterAll(async () => {
  await station.remove();
  await service.close();
});

type Show = { id: string; title: string; residents: { id: string; name: string }[] };

async function latestShow(page: Page): Promise<Show> {
  const latest = await (await page.request.get(`${station.url}/content/shows/latest.json`)).json();
  return latest.shows.items.find(
    (show: Show & { recording: unknown }) => show.recording && show.residents.length > 0,
  );
}

/** Lets the page subscribe at the test's push service, since a browser under test has none. localStorage has the subscription. */
async function withPushService(page: Page): Promise<void> {
  await page.exposeFunction('subscribeAtTestService', (applicationServerKey: string) =>
    service.subscribe(applicationServerKey),
  );
  await page.addInitScript(() => {
    type Given = { endpoint: string };
    const made = (given: Given) => ({
      ...given,
      toJSON: () => given,
      unsubscribe: async () => {
        localStorage.removeItem('test-subscription');
        return true;
      },
    });
    const kept = () => JSON.parse(localStorage.getItem('test-subscription') ?? 'null') as Given | null;
    Object.assign(PushManager.prototype, {
      getSubscription: async () => {
        const given = kept();
        return given && made(given);
      },
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        const subscribeThere = Reflect.get(window, 'subscribeAtTestService') as (
          key: string,
        ) => Promise<Given>;
        const given = kept() ?? (await subscribeThere(applicationServerKey));
        localStorage.setItem('test-subscription', JSON.stringify(given));
        return made(given);
      },
    });
  });
}

const endpointIn = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('test-subscription') ?? 'null')?.endpoint ?? null);

async function stateOf(page: Page, endpoint: string) {
  const answer = await page.request.post(`${station.url}/content/push/state.json`, { data: { endpoint } });
  return answer.json();
}

async function followOnDevice(page: Page, resident: { id: string; name: string }): Promise<void> {
  await page.goto(`${station.url}/info`);
  await page.evaluate(
    (follow) =>
      localStorage.setItem('saved', JSON.stringify({ follows: [follow], favourites: [], history: [] })),
    { kind: 'resident', ...resident, at: Date.now() },
  );
}

/** Delivers a message to the browser as a push service does. Returns the notifications that the browser shows. */
async function deliver(page: Page, notice: object) {
  const browser = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: station.url,
    registrationId: await registrationId,
    data: JSON.stringify(notice),
  });
  await expect.poll(async () => (await shown(page)).length).toBeGreaterThan(0);
  return shown(page);
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const all = await registration.getNotifications();
    return all.map(({ title, body, tag, data }) => ({ title, body, tag, path: data }));
  });

/** Clicks the notification. Returns the paths that the service worker opens; windows open only for real clicks. */
async function clickNotice(context: BrowserContext): Promise<string[]> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no service worker');
  return worker.evaluate(async () => {
    const scope = self as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow(path: string): Promise<null> };
    };
    const opened: string[] = [];
    scope.clients.openWindow = async (path) => {
      opened.push(path);
      return null;
    };
    const [notification] = await scope.registration.getNotifications();
    const Clicked = Reflect.get(self, 'NotificationEvent') as new (type: string, init: object) => Event;
    self.dispatchEvent(new Clicked('notificationclick', { notification }));
    await new Promise<void>((resolve) => {
      const look = () => (opened.length > 0 ? resolve() : setTimeout(look, 10));
      look();
    });
    return opened;
  });
}

async function publish(page: Page, like: Show, slug: string, title: string): Promise<void> {
  const headers = { authorization: `Bearer ${key}`, 'if-match': '*' };
  const { live } = await (
    await page.request.get(`${station.url}/content/documents/show/${like.id}`, { headers })
  ).json();
  const date = new Date().toISOString();
  const answer = await page.request.put(`${station.url}/content/documents/show/${slug}`, {
    headers,
    data: { ...live, slug, title, date },
  });
  expect(answer.status()).toBe(200);
}

const allow = (context: BrowserContext) =>
  context.grantPermissions(['notifications'], { origin: station.url });

test('[R-904] whoever presses “Notify me” is sent new shows of those they follow; pressed again, or gone, no more', async ({
  page,
  context,
}) => {
  await allow(context);
  await withPushService(page);
  const show = await latestShow(page);
  const [resident] = show.residents;
  if (!resident) throw new Error('The show has no resident');
  await followOnDevice(page, resident);
  await page.goto(`${station.url}/saved`);
  const button = page.getByRole('button', { name: 'Notify me of new shows' });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(await endpointIn(page)).toBeNull();
  await hasWorker(page);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const endpoint = await endpointIn(page);
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'true');

  await publish(page, show, 'made-for-push', 'Made for Push');
  await expect.poll(() => service.received(endpoint).length).toBe(1);
  const { notice } = service.received(endpoint)[0] ?? {};
  expect(notice).toMatchObject({ kind: 'show', title: 'Made for Push', path: '/shows/made-for-push' });
  expect(await deliver(page, notice ?? {})).toEqual([
    {
      title: 'Made for Push',
      body: `New from ${notice?.from}`,
      tag: notice?.tag,
      path: '/shows/made-for-push',
    },
  ]);

  expect(await clickNotice(context)).toEqual(['/shows/made-for-push']);
  await expect.poll(() => shown(page)).toEqual([]);

  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => endpointIn(page)).toBeNull();
  expect(await stateOf(page, endpoint)).toEqual({ follows: false, reminders: [] });

  // A press does nothing while the request before is still under way.
  await expect(button).toHaveAttribute('aria-busy', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const second = await endpointIn(page);
  expect(second).not.toBe(endpoint);
  service.drop(second);
  await publish(page, show, 'made-for-nobody', 'Made for Nobody');
  await expect.poll(() => stateOf(page, second)).toEqual({ follows: false, reminders: [] });
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(service.received(endpoint)).toHaveLength(1);
});

test('follows added later are notified of too, and erasing everything ends the notifications', async ({
  page,
  context,
}) => {
  await allow(context);
  await withPushService(page);
  const show = await latestShow(page);
  await followOnDevice(page, { id: 'nobody-yet', name: 'Nobody yet' });
  await page.goto(`${station.url}/saved`);
  await hasWorker(page);
  await page.getByRole('button', { name: 'Notify me of new shows' }).click();
  await expect(page.getByRole('button', { name: 'Notify me of new shows' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const endpoint = await endpointIn(page);
  const [resident] = show.residents;
  await page.goto(`${station.url}/residents/${resident?.id}`);
  const told = page.waitForResponse('**/push/follows.json');
  const keep = page.getByRole('button', { name: 'Keep on this device' });
  await page
    .getByRole('button', { name: `Follow ${resident?.name}`, exact: true })
    .first()
    .click();
  await keep.click();
  expect((await told).status()).toBe(200);
  await publish(page, show, 'made-for-later', 'Made for Later');
  await expect
    .poll(() => service.received(endpoint).map(({ notice }) => notice.title))
    .toEqual(['Made for Later']);
  await page.goto(`${station.url}/saved`);
  await page.getByRole('button', { name: 'Erase everything' }).click();
  const forgotten = page.waitForResponse('**/push/forget.json');
  await page.getByRole('button', { name: 'Yes, erase everything' }).click();
  expect((await forgotten).status()).toBe(204);
  await expect.poll(() => endpointIn(page)).toBeNull();
  expect(await stateOf(page, endpoint)).toEqual({ follows: false, reminders: [] });
});

test('[R-904] a coming broadcast is reminded of where the visitor asks, until they take it back', async ({
  page,
  context,
}) => {
  await allow(context);
  await withPushService(page);
  const week = await (await page.request.get(`${station.url}/content/shows-schedule.json`)).json();
  const slots = Object.values(
    week as Record<string, { schedule?: { start: string; programme: string | null }[] }>,
  )
    .flatMap(({ schedule = [] }) => schedule)
    .filter(({ start, programme }) => programme && Date.parse(start) > Date.now() + 3_600_000);
  await page.goto(`${station.url}/programmes/${slots[0]?.programme}`);
  const next = page.getByRole('region', { name: 'Next on air' });
  const remind = next.getByRole('button', { name: /^Remind me: / });
  const offered = await next.getByRole('listitem').count();
  await expect(remind).toHaveCount(offered);
  await hasWorker(page);
  await remind.first().click();
  await expect(next.getByText('You are reminded 10 minutes before.')).toBeVisible();
  const endpoint = await endpointIn(page);
  expect((await stateOf(page, endpoint)).reminders).toHaveLength(1);
  await page.reload();
  const back = next.getByRole('button', { name: /^Take the reminder back: / });
  await expect(back).toHaveCount(1);
  await back.click();
  await expect(remind).toHaveCount(offered);
  expect(await stateOf(page, endpoint)).toEqual({ follows: false, reminders: [] });
  await expect.poll(() => endpointIn(page)).toBeNull();

  const start = new Date(Date.now() + 600_000).toISOString();
  const [notice] = await deliver(page, {
    kind: 'reminder',
    title: 'Tides',
    start,
    path: '/listen',
    tag: 'tides',
  });
  expect(notice).toMatchObject({ title: 'Tides', path: '/listen' });
  expect(notice?.body).toMatch(/^On air at \d\d:\d\d$/);
});

test('a press before the key of the station is known is carried out once it is', async ({
  page,
  context,
}) => {
  await allow(context);
  await withPushService(page);
  await followOnDevice(page, { id: 'nobody-yet', name: 'Nobody yet' });
  let answerKey: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    answerKey = resolve;
  });
  await page.route('**/push/key.json', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${station.url}/saved`);
  const button = page.getByRole('button', { name: 'Notify me of new shows' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  answerKey();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await stateOf(page, await endpointIn(page))).toMatchObject({ follows: true });
  await expect(page.getByText('come to this browser as notifications')).toBeVisible();
});

test('where the key of the station cannot be fetched, a press says so, and the next one tries again', async ({
  page,
  context,
}) => {
  await allow(context);
  await withPushService(page);
  await followOnDevice(page, { id: 'nobody-yet', name: 'Nobody yet' });
  await page.route('**/push/key.json', (route) => route.abort());
  await page.goto(`${station.url}/saved`);
  const button = page.getByRole('button', { name: 'Notify me of new shows' });
  await button.click();
  await expect(page.getByText('That did not work. Try again in a moment.')).toBeVisible();
  await page.unroute('**/push/key.json');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
});

test('a station that sends no notices offers none', async ({ page }) => {
  await followOnDevice(page, { id: 'nobody-yet', name: 'Nobody yet' });
  await page.route('**/push/key.json', (route) => route.fulfill({ json: { key: null } }));
  const asked = page.waitForResponse('**/push/key.json');
  await page.goto(`${station.url}/saved`);
  await asked;
  await expect(page.getByRole('region', { name: 'Following' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notify me of new shows' })).toHaveCount(0);
});

test('where the browser forbids notifications, or has no push service, a sentence says so', async ({
  page,
  context,
}) => {
  // Without a granted permission, an automated browser denies notifications by itself.
  await followOnDevice(page, { id: 'nobody-yet', name: 'Nobody yet' });
  await page.goto(`${station.url}/saved`);
  const button = page.getByRole('button', { name: 'Notify me of new shows' });
  await button.click();
  await expect(page.getByText('Your browser does not let this site notify you.')).toBeVisible();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await allow(context);
  await page.addInitScript(() => {
    PushManager.prototype.subscribe = () =>
      Promise.reject(new DOMException('push service error', 'AbortError'));
  });
  await page.reload();
  await hasWorker(page);
  await button.click();
  await expect(page.getByText('That did not work. Try again in a moment.')).toBeVisible();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});
