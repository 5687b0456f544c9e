import { type PageOf, page as pageSchema } from '@longwave/contract/page.ts';
import { expect, type Page } from '@playwright/test';
import { waitForHydration } from './support/hydration.ts';
import { test } from './support/test.ts';
import { leaveOutPictures } from './support/without-pictures.ts';

/** The index of residents and a resident's page. */

// Pictures are made when first requested, and these tests do not need them.
leaveOutPictures();

async function residents(page: Page): Promise<PageOf<'residents'>['residents']> {
  const list = pageSchema.parse(await (await page.request.get('/content/residents.json')).json());
  return list.kind === 'residents' ? list.residents : [];
}

async function residentWith(
  page: Page,
  what: (found: PageOf<'resident'>) => boolean,
): Promise<PageOf<'resident'>> {
  for (const { id } of await residents(page)) {
    const found = pageSchema.parse(await (await page.request.get(`/content/residents/${id}.json`)).json());
    if (found.kind === 'resident' && what(found)) return found;
  }
  throw new Error('No resident is like that');
}

const names = (page: Page) => page.getByRole('main').locator('a[href^="/residents/"]');

test('[R-131] everyone stands in the index, and typing finds them', async ({ page }) => {
  const all = await residents(page);
  const wanted = all.at(-1);
  await page.goto('/residents');
  await expect(names(page)).toHaveCount(all.length);
  const box = page.getByRole('searchbox', { name: 'Find a resident' });
  await waitForHydration(page);
  await box.fill(wanted?.name ?? '');
  await expect(names(page)).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: 'name' })).toHaveText('1 name');
  await names(page).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wanted?.name ?? '');
});

test('letters lead to their section of the index', async ({ page }) => {
  await page.goto('/residents');
  const last = page.getByRole('navigation', { name: 'Letters' }).getByRole('link').last();
  const target = (await last.getAttribute('href')) ?? '';
  await last.click();
  await expect(page.locator(target)).toBeInViewport();
});

test('[R-132] a resident has a name, links, a way to follow, the next time on air and shows', async ({
  page,
}) => {
  const found = await residentWith(
    page,
    ({ nextOnAir, shows, links }) => nextOnAir.length > 0 && shows.total > 0 && links.length > 0,
  );
  const { resident, shows, links } = found;
  const next = page.getByRole('region', { name: 'Next on air' });
  // When a broadcast has begun, the cached page is served once more.
  await expect(async () => {
    const { nextOnAir } = await residentWith(page, (one) => one.resident.id === resident.id);
    await page.goto(`/residents/${resident.id}`);
    await expect(next.locator('time').first()).toHaveAttribute('datetime', nextOnAir[0]?.start ?? '', {
      timeout: 1_000,
    });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(resident.name);
  await expect(page.getByRole('button', { name: `Follow ${resident.name}` })).toBeVisible();
  await expect(page.getByRole('list', { name: `${resident.name} elsewhere` }).getByRole('link')).toHaveCount(
    links.length,
  );
  const calendar = await next.getByRole('link', { name: 'Add to your calendar' }).getAttribute('href');
  expect(await (await page.request.get(calendar ?? '')).text()).toContain('BEGIN:VEVENT');
  const list = page.getByRole('region', { name: /^\d+ shows?$/ });
  await expect(list.locator('article')).toHaveCount(shows.items.length);
  await expect(list.locator('h3').first()).toHaveText(shows.items[0]?.title ?? '');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a name is found by the form', async ({ page }) => {
    const wanted = (await residents(page)).at(-1);
    await page.goto('/residents');
    const box = page.getByRole('searchbox', { name: 'Find a resident' });
    await box.fill(wanted?.name ?? '');
    await box.press('Enter');
    await expect(names(page)).toHaveCount(1);
  });
});
