import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';

/** What a listener saves on the device, and the dialogs for it. */

type Show = { id: string; title: string; residents: { id: string; name: string }[] };

async function latestShow(page: Page): Promise<Show> {
  const latest = await (await page.request.get('/content/shows/latest.json')).json();
  return latest.shows.items.find(
    (show: Show & { recording: unknown }) => show.recording && show.residents.length > 0,
  );
}

async function favouriteOnDevice(page: Page, show: Show): Promise<void> {
  await page.goto(`/shows/${show.id}`);
  const button = page.getByRole('button', { name: `Favourite ${show.title}`, exact: true }).first();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Create an account' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(dialog).toBeHidden();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
}

test('[R-500] favouriting offers an account and can be stored on the device; unfavouriting removes it', async ({
  page,
}) => {
  const show = await latestShow(page);
  await favouriteOnDevice(page, show);
  await page.reload();
  const button = page.getByRole('button', { name: `Favourite ${show.title}`, exact: true }).first();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Unfavourite' });
  await dialog.getByRole('button', { name: 'Unfavourite' }).click();
  await expect(dialog).toBeHidden();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('[R-500] following offers an account and can be stored on the device; unfollowing removes it', async ({
  page,
}) => {
  const show = await latestShow(page);
  const [resident] = show.residents;
  if (!resident) throw new Error('The show has no resident');
  await page.goto(`/residents/${resident.id}`);
  const button = page.getByRole('button', { name: `Follow ${resident.name}`, exact: true }).first();
  const dialog = page.getByRole('dialog', { name: 'Create an account' });
  await button.click();
  await dialog.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await page.getByRole('dialog', { name: 'Unfollow' }).getByRole('button', { name: 'Unfollow' }).click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('the dialog closes by Escape and stores nothing', async ({ page }) => {
  const show = await latestShow(page);
  await page.goto(`/shows/${show.id}`);
  const button = page.getByRole('button', { name: `Favourite ${show.title}`, exact: true }).first();
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Create an account' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('what is saved is listed, exported and erased', async ({ page }) => {
  const show = await latestShow(page);
  await favouriteOnDevice(page, show);
  await page.goto('/saved');
  const favourites = page.getByRole('region', { name: 'Favourites' });
  await expect(favourites.getByRole('link', { name: show.title })).toHaveAttribute(
    'href',
    `/shows/${show.id}`,
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const stream = await (await download).createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  expect(JSON.parse(Buffer.concat(parts).toString()).favourites[0].show.id).toBe(show.id);
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await page.getByRole('button', { name: 'Yes, erase everything' }).click();
  await expect(page.getByText('Nothing yet.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('saved'))).toBeNull();
});

test('a page that comes back from the back/forward cache has what was saved meanwhile', async ({ page }) => {
  const show = await latestShow(page);
  await page.goto('/saved');
  await expect(page.getByText('Nothing yet.')).toBeVisible();
  await page.evaluate(
    (favourite) => {
      // A page in that cache gets no storage events, as this one gets none of its own.
      localStorage.setItem('saved', JSON.stringify({ follows: [], favourites: [favourite], history: [] }));
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    },
    { show, at: Date.now() },
  );
  const favourites = page.getByRole('region', { name: 'Favourites' });
  await expect(favourites.getByRole('link', { name: show.title })).toBeVisible();
});

test('storage holding rubbish breaks no page', async ({ page }) => {
  await page.addInitScript(() => {
    for (const key of ['saved', 'soundPlayer', 'playerQueue', 'soundSettings', 'accessToken', 'expiresAt']) {
      localStorage.setItem(key, '{"rubbish":[');
    }
  });
  const broken: Error[] = [];
  page.on('pageerror', (error) => broken.push(error));
  await page.goto('/saved');
  await expect(page.getByText('Nothing yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play live radio' })).toBeEnabled();
  expect(broken).toEqual([]);
});

test('[R-908] Saved is reached from the header, the menu and the dialogs, with the number of what is stored', async ({
  page,
}) => {
  const show = await latestShow(page);
  await page.goto('/');
  const header = page.locator('header').first();
  await expect(header.getByRole('link', { name: 'Saved', exact: true })).toBeVisible();
  await favouriteOnDevice(page, show);
  await expect(header.getByRole('link', { name: 'Saved 1 kept' })).toBeVisible();
  await page
    .getByRole('button', { name: `Favourite ${show.title}`, exact: true })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Unfavourite' });
  await dialog.getByRole('link', { name: 'Saved 1 kept' }).click();
  await expect(page).toHaveURL(/\/saved$/);
  await expect(dialog).toBeHidden();
  await page.goto('/info');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Saved 1 kept' }).click();
  await expect(page).toHaveURL(/\/saved$/);
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: `Remove ${show.title} from favourites` }).click();
  await page
    .getByRole('dialog', { name: 'Unfavourite' })
    .getByRole('button', { name: 'Unfavourite' })
    .click();
  await expect(header.getByRole('link', { name: 'Saved', exact: true })).toBeVisible();
});
