import { page as anyPage } from '@longwave/contract/page.ts';
import { expect, test } from '@playwright/test';

// Requests of a service worker pass by the ones a test holds back.
test.use({ serviceWorkers: 'block' });

for (const [number, path] of [
  ['R-124', '/info'],
  ['R-125', '/mobile-app'],
] as const) {
  test(`[${number}] ${path} shows what the station wrote`, async ({ page, request }) => {
    const written = anyPage.parse(await (await request.get(`/content${path}.json`)).json());
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(written.title);
    expect(await page.getByRole('main').locator('.rich-text p').count()).toBeGreaterThan(0);
    await expect(page).toHaveTitle(`${written.title} · Estuary`);
  });
}

test('[R-133] a listed page of the station is in the header and opens in the custom layout', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Support' }).click();
  await expect(page).toHaveURL(/\/support$/);
  await expect(page.locator('.layout-custom').getByRole('heading', { level: 1 })).toBeVisible();
});

test('[R-112] listen shows what is on air, large, with the programme, in its own layout', async ({
  page,
  request,
}) => {
  const live = await (await request.get('/content/live-now.json')).json();
  await page.goto('/listen');
  const layout = page.locator('.layout-listen');
  await expect(layout.getByRole('heading', { name: live.title, level: 2 }).first()).toBeVisible();
  await expect(layout.getByRole('button', { name: 'Listen live' })).toBeVisible();
  await expect(layout.getByRole('heading', { name: 'The week ahead' })).toBeVisible();
});

test('[R-601] a page is pending until its data is there, then a success; one that fails is an error', async ({
  page,
}) => {
  await page.goto('/info');
  const main = page.getByRole('main');
  await expect(main).toHaveAttribute('data-status', 'success');
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route(/residents\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Residents' }).click();
  await expect(main).toHaveAttribute('data-status', 'pending');
  await expect(main).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(page).toHaveURL(/\/residents$/);
  await expect(main).toHaveAttribute('data-status', 'success');
  await page.goto('/shows/there-is-no-such-show');
  await expect(main).toHaveAttribute('data-status', 'error');
});
