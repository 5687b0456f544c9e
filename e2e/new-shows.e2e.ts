import { expect, type Page, type Request } from '@playwright/test';
import { test } from './support/test.ts';

/** What is new since the last visit, on Saved and in the header. */

type Show = { id: string; title: string; residents: { id: string; name: string }[] };

const header = (page: Page) => page.locator('header').first();
const fresh = (page: Page) => page.getByRole('region', { name: 'New from those you follow' });
const opml = (page: Page) => page.getByRole('button', { name: 'Take these to a podcast app (OPML)' });

/** Follows the resident of the latest show since a month ago. Returns both. */
async function followOnDevice(page: Page) {
  const latest = await (await page.request.get('/content/shows/latest.json')).json();
  const show: Show = latest.shows.items.find(
    ({ recording, residents }: Show & { recording: unknown }) => recording && residents.length > 0,
  );
  const [resident] = show.residents;
  if (!resident) throw new Error('The show has no resident');
  await page.goto('/info');
  await page.evaluate(
    (follow) => {
      localStorage.setItem('saved', JSON.stringify({ follows: [follow], favourites: [], history: [] }));
    },
    { ...resident, at: Date.now() - 30 * 86_400_000 },
  );
  return { show, resident };
}

test('[R-904] new shows of those one follows are counted in the header and listed on Saved, once', async ({
  page,
}) => {
  const { show, resident } = await followOnDevice(page);
  await page.goto('/');
  await expect(header(page).getByRole('link', { name: /^Saved 1 kept \d+ new$/ })).toBeVisible();
  await header(page)
    .getByRole('link', { name: /^Saved/ })
    .click();
  await expect(fresh(page).getByRole('link', { name: show.title })).toBeVisible();
  await expect(fresh(page)).toContainText('since you last looked here.');
  await expect(header(page).getByRole('link', { name: 'Saved 1 kept', exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await opml(page).click();
  const file = await (await download).createReadStream();
  expect((await file.toArray()).join('')).toContain(`/residents/${resident.id}/podcast.xml"`);
  await page.reload();
  await expect(fresh(page).getByText('Nothing new since you last looked here.')).toBeVisible();
  await expect(fresh(page).getByRole('link')).toHaveCount(0);
  await expect(header(page).getByRole('link', { name: 'Saved 1 kept', exact: true })).toBeVisible();
});

test('[R-904] where new shows cannot be looked for, Saved says so, and says it of nobody who is gone', async ({
  page,
}) => {
  const { resident } = await followOnDevice(page);
  const answer = { status: 503 };
  await page.route(`**/residents/${resident.id}.json`, (route) => route.fulfill(answer));
  await page.goto('/saved');
  await expect(fresh(page).getByText('New shows could not be looked for just now.')).toBeVisible();
  answer.status = 404;
  await page.reload();
  await expect(fresh(page).getByText('Nothing new since you last looked here.')).toBeVisible();
});

/** Holds back the data of notices and of new shows until `release` is called. `asked` resolves once both have been requested. */
async function holdBack(page: Page, residentId: string) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = [/\/push\/key\.json$/, new RegExp(`/residents/${residentId}\\.json$`)].map(async (url) => {
    await page.route(url, async (route) => {
      await released;
      await route.continue();
    });
    await page.waitForRequest((request: Request) => url.test(request.url()));
  });
  return { release: () => release(), asked: Promise.all(asked) };
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`nothing on Saved moves when notices and new shows become known, at ${viewport.width} points`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const { show, resident } = await followOnDevice(page);
    // A late font moves text too, by less than can be seen.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const held = await holdBack(page, resident.id);
    await page.goto('/saved');
    await held.asked;
    await expect(fresh(page).getByText('Looking for new shows…')).toBeVisible();
    const notify = page.getByRole('button', { name: 'Notify me of new shows' });
    await expect(notify).toBeVisible();
    const download = page.waitForEvent('download');
    await opml(page).click();
    await download;
    const before = await opml(page).boundingBox();

    held.release();
    const list = fresh(page).getByRole('button', { name: /^Show \d+ new$/ });
    await expect(list).toBeVisible();
    await expect(notify).toBeVisible();
    expect(await opml(page).boundingBox()).toEqual(before);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.001);

    await list.click();
    await expect(fresh(page).getByRole('link', { name: show.title })).toBeVisible();
    await expect(fresh(page).getByRole('status')).toBeFocused();
    await expect(header(page).getByRole('link', { name: 'Saved 1 kept', exact: true })).toBeVisible();
  });
}
