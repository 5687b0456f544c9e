import { siteContent } from '@longwave/contract/site-content.ts';
import { expect, type Page } from '@playwright/test';
import { waitForHydration } from './support/hydration.ts';
import { test } from './support/test.ts';

async function home(page: Page) {
  await page.goto('/');
  await waitForHydration(page);
  return siteContent.parse(await (await page.request.get('/content/home.json')).json());
}

test('[R-150] the header has the strip, the logo, the navigation, extra and image links, search and the burger', async ({
  page,
}) => {
  const content = await home(page);
  await expect(page.getByRole('region', { name: 'Live radio' })).toBeVisible();
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: `${content.station.name}, home` })).toBeVisible();
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link', { name: 'Discover' })).toHaveAttribute('href', '/shows');
  for (const { id } of content.children.filter(({ isListed }) => isListed)) {
    await expect(main.locator(`a[href="/${id}"]`)).toBeVisible();
  }
  for (const { itemtitle, itemurl, newtab } of content.additionalnav) {
    const link = main.getByRole('link', { name: itemtitle });
    await expect(link).toHaveAttribute('href', itemurl);
    if (newtab) await expect(link).toHaveAttribute('rel', 'noopener');
    if (newtab) await expect(link).toHaveAttribute('target', '_blank');
  }
  for (const { itemtitle, itemurl } of content.imagenav) {
    await expect(header.getByRole('link', { name: itemtitle })).toHaveAttribute('href', itemurl);
  }
  await expect(header.getByRole('button', { name: 'Search' })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Menu' })).toBeVisible();
});

test('[R-150] the search toggle opens the box, gives it the focus, and closes it again', async ({ page }) => {
  await home(page);
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  await toggle.click();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeHidden();
});

test('the slash key opens search, Escape closes it and gives the focus back', async ({ page }) => {
  await home(page);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused();
});

test('[R-151] the search box submits only what is not empty', async ({ page }) => {
  await home(page);
  await page.keyboard.press('/');
  const box = page.getByRole('searchbox', { name: 'Search' });
  await box.fill('   ');
  await box.press('Enter');
  await expect(page).toHaveURL('/');
  await box.fill('tide & foam');
  await box.press('Enter');
  await expect(page).toHaveURL('/search?query=tide+%26+foam');
});

test('[R-152] the menu repeats the navigation and keeps the focus until Escape gives it back', async ({
  page,
}) => {
  await home(page);
  const burger = page.getByRole('button', { name: 'Menu', exact: true });
  await burger.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Discover' })).toBeVisible();
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && !activeElement?.closest('dialog');
    });
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(burger).toBeFocused();
});

test('[R-152] the menu closes on a link, on the logo and on a click outside', async ({ page }) => {
  const { station } = await home(page);
  const burger = page.getByRole('button', { name: 'Menu', exact: true });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await burger.click();
  await menu.getByRole('link', { name: 'Discover' }).click();
  await expect(page).toHaveURL('/shows');
  await expect(menu).toBeHidden();
  await burger.click();
  await menu.getByRole('link', { name: `${station.name}, home` }).click();
  await expect(page).toHaveURL('/');
  await expect(menu).toBeHidden();
  await burger.click();
  await expect(menu).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(menu).toBeHidden();
});

test('[R-153] the footer has the copy block and the columns Navigate, Follow and Contact', async ({
  page,
}) => {
  const content = await home(page);
  const footer = page.getByRole('contentinfo');
  await expect(
    footer.getByRole('region', { name: 'Navigate' }).getByRole('link', { name: 'Discover' }),
  ).toBeVisible();
  for (const { name, url } of content.social) {
    await expect(footer.getByRole('region', { name: 'Follow' }).getByRole('link', { name })).toHaveAttribute(
      'href',
      url,
    );
  }
  for (const { itemtitle, itemurl } of content.footermenucontact) {
    const link = footer.getByRole('region', { name: 'Contact' }).getByRole('link', { name: itemtitle });
    await expect(link).toHaveAttribute('href', itemurl);
  }
  await expect(footer.locator('.rich-text')).not.toBeEmpty();
});

test('after a client navigation the focus is at the page and its title is read out', async ({ page }) => {
  await home(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Discover' }).click();
  await expect(page).toHaveURL('/shows');
  await expect(page.locator('#main')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toBeAttached();
});

test('the skip link is the first stop and leads past the header', async ({ page }) => {
  await home(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('[R-157] rich text of a page is shown', async ({ page }) => {
  await page.goto('/info');
  await expect(page.locator('main .rich-text p').first()).toBeVisible();
});

test('[R-600] a picture loads when it is seen, and then its container is marked', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname.split('/')[3] ?? ''));
  await home(page);
  const picture = page
    .locator('#residents')
    .locator('xpath=ancestor::section')
    .locator('.lazy-content')
    .first();
  const source = await picture.locator('img').getAttribute('data-src');
  const name = source?.split('/')[3] ?? '';
  expect(name).not.toBe('');
  expect(asked.has(name)).toBe(false);
  await expect(picture).not.toHaveClass(/loaded/);
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveClass(/loaded/);
  expect(asked.has(name)).toBe(true);
});
