import { expect, type Page } from '@playwright/test';
import type { OwnStation } from '../testing/start-station.ts';
import { startLargeStudio } from './support/many-shows.ts';
import { signIn, startStudio } from './support/studio.ts';
import { test } from './support/test.ts';
import { leaveOutPreview } from './support/without-preview.ts';

test.describe.configure({ mode: 'serial' });
leaveOutPreview();

let station: OwnStation;
test.beforeAll(async ({ request }) => {
  station = await startStudio(request);
});
test.afterAll(() => station.remove());

const rows = (page: Page) => page.getByRole('row');
const shows = (page: Page) => page.getByRole('grid', { name: 'Shows' });

test('[R-720] every list of the rail opens, with its count', async ({ page }) => {
  await signIn(page, station);
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'To the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const rail = page.getByRole('navigation', { name: 'Studio' });
  for (const name of ['Residents', 'Collections', 'Editorial', 'TV', 'Pages', 'Shows']) {
    await rail.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(`${name} – Studio`);
  }
  await expect(page.getByRole('status')).toHaveText('120 shows');
  for (const name of ['Programmes', 'Genres']) {
    await page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  }

  // On a phone the rail is a bar, and the screens without room on it are behind a button.
  await page.setViewportSize({ width: 390, height: 844 });
  const [more, behind] = [
    rail.getByRole('button', { name: 'More' }),
    rail.getByRole('link', { name: 'Media' }),
  ];
  await expect(behind).toBeHidden();
  await more.click();
  await expect(behind).toBeVisible();
  await expect(rail.getByRole('link', { name: 'Open the site' })).toHaveAttribute('href', '/');
  await page.getByRole('heading', { name: 'Genres', level: 1 }).click();
  await expect(behind).toBeHidden();
  await more.click();
  await behind.click();
  await expect(page.getByRole('heading', { name: 'Media', level: 1 })).toBeVisible();
  await expect(behind).toBeHidden();
});

test('[R-720] a list is searched while one types, filtered and sorted, and its address keeps the view', async ({
  page,
}) => {
  await signIn(page, station);
  await page.getByRole('searchbox', { name: 'Search shows' }).pressSequentially('show 11');
  await expect(rows(page)).toHaveCount(10);
  await page.getByLabel('Sort').selectOption('title');
  await expect(page).toHaveURL(/q=show\+11&sort=title/);
  await page.reload();
  await expect(rows(page)).toHaveCount(10);
  await page.getByLabel('State').selectOption('draft');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.getByRole('button', { name: 'Show all shows' }).click();
  await expect(page.getByRole('status')).toHaveText('120 shows');
});

test('a view is saved under a name, chosen after a reload, and removed with a way back', async ({ page }) => {
  await signIn(page, station);
  const views = page.getByRole('navigation', { name: 'Views' });
  await expect(views).toHaveCount(0);
  await page.getByLabel('State').selectOption('live');
  await page.getByLabel('Sort').selectOption('title');
  const filter = page.getByRole('combobox', { name: 'Resident' });
  await filter.fill('charlie');
  await page.getByRole('option', { name: 'Charlie Resident' }).click();
  await expect(page).toHaveURL(/[?&]resident=[a-z-]+/);
  const ofCharlie = page.getByRole('button', { name: 'Remove the filter Charlie Resident' });
  await expect(page.getByRole('status')).toHaveText(/^\d+ found$/);
  for (const row of await rows(page).all()) await expect(row).toContainText('Charlie Resident');
  await views.getByRole('button', { name: 'Save this view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await dialog.getByLabel('Name of the view').fill('By title');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await views.getByRole('link', { name: 'All shows' }).click();
  await expect(page.getByLabel('Sort')).toHaveValue('newest');
  await expect(ofCharlie).toHaveCount(0);
  await page.reload();
  await views.getByRole('link', { name: 'By title' }).click();
  await expect(page.getByLabel('Sort')).toHaveValue('title');
  await expect(views.getByRole('link', { name: 'By title' })).toHaveAttribute('aria-current', 'page');
  await views.getByRole('button', { name: 'Remove the view By title' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(views.getByRole('link', { name: 'By title' })).toBeVisible();
  await ofCharlie.click();
  await expect(page).not.toHaveURL(/resident=/);
  await expect(page.getByRole('status')).toHaveText('120 shows');
});

test('genres are added to and taken off chosen shows at once, and back again', async ({ page }) => {
  await signIn(page, station, '/shows?q=show+11');
  const genres = async (slug: string): Promise<string[]> =>
    (await (await page.request.get(`${station.url}/content/documents/show/${slug}`)).json()).live.genres;
  const before = await genres('show-111');
  for (const name of ['Show 111', 'Show 112']) await page.getByLabel(`Choose ${name}`).check();
  await page.getByRole('button', { name: 'Genres', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Genres of 2 shows' });
  await dialog.getByRole('combobox', { name: 'Add genres' }).fill('Tidal Dub');
  await dialog.getByRole('option', { name: 'Make “Tidal Dub”' }).click();
  await expect(dialog.getByRole('link', { name: 'Tidal Dub' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Change the genres' }).click();
  await expect(page.getByText('2 documents given these genres.')).toBeVisible();
  expect(await genres('show-111')).toEqual([...before, 'tidal-dub']);
  expect(await genres('show-112')).toContain('tidal-dub');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => genres('show-112')).not.toContain('tidal-dub');
  expect(await genres('show-111')).toEqual(before);
});

test('a genre that visitors do not see yet is refused with the reason, and leaves no draft in the chosen show', async ({
  page,
}) => {
  await signIn(page, station, '/shows?q=show+114');
  const documents = `${station.url}/content/documents`;
  await page.request.put(`${documents}/genre/unheard-dub?draft=1`, {
    data: { type: 'genre', slug: 'unheard-dub', title: 'Unheard Dub', group: '' },
    headers: { origin: station.url, 'if-none-match': '*' },
  });
  await page.getByLabel('Choose Show 114').check();
  await page.getByRole('button', { name: 'Genres', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Genres of one show' });
  await dialog.getByRole('combobox', { name: 'Add genres' }).fill('Unheard Dub');
  await dialog.getByRole('option', { name: 'Unheard Dub draft' }).click();
  await dialog.getByRole('button', { name: 'Change the genres' }).click();
  await expect(page.getByText('1 could not be given these genres. Show 114: genres: ')).toBeVisible();
  expect(await (await page.request.get(`${documents}/show/show-114`)).json()).toMatchObject({ draft: null });
});

test('a scheduled show keeps its time when its genres are changed with others, and when that is undone', async ({
  page,
}) => {
  await signIn(page, station, '/shows?q=show+113');
  const path = `${station.url}/content/documents/show/show-113`;
  const read = async () => (await page.request.get(path)).json();
  const { live } = await read();
  await page.request.put(`${path}?publish_at=2030-01-10T20:00:00Z`, {
    data: { ...live, title: 'Show 113, scheduled' },
    headers: { origin: station.url, 'if-match': '*' },
  });
  await page.reload();
  await page.getByLabel('Choose Show 113, scheduled').check();
  await page.getByRole('button', { name: 'Genres', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Genres of one show' });
  await dialog.getByRole('combobox', { name: 'Add genres' }).fill('Scheduled Dub');
  await dialog.getByRole('option', { name: 'Make “Scheduled Dub”' }).click();
  await expect(dialog.getByRole('link', { name: 'Scheduled Dub' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Change the genres' }).click();
  await expect(page.getByText('“Show 113, scheduled” given these genres.')).toBeVisible();
  const publishAt = '2030-01-10T20:00:00.000Z';
  expect(await read()).toMatchObject({ publishAt, draft: { genres: [...live.genres, 'scheduled-dub'] } });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await read()).draft.genres).toEqual(live.genres);
  expect((await read()).publishAt).toBe(publishAt);
});

test('of many chosen shows, those that are refused are named with the reason, and the others are done', async ({
  page,
}) => {
  await signIn(page, station, '/shows?q=show+10');
  const headers = { origin: station.url, 'if-match': '*' };
  const path = (slug: string) => `${station.url}/content/documents/show/${slug}`;
  for (const name of ['Show 107', 'Show 108', 'Show 109']) await page.getByLabel(`Choose ${name}`).check();
  // While the shows are chosen, somebody else changes one of them and renames another.
  const { live } = await (await page.request.get(path('show-108'))).json();
  await page.request.put(`${path('show-108')}?draft=1`, { data: { ...live, title: 'Newer' }, headers });
  await page.request.post(`${path('show-109')}/rename`, { data: { slug: 'renamed' }, headers });
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('“Show 107” taken off the site.')).toBeVisible();
  await expect(
    page.getByText(/^2 could not be taken off the site\. Show 10\d: .* · Show 10\d: /),
  ).toContainText('Show 108: It was changed meanwhile by Ada Okafor');
  expect((await page.request.get(`${station.url}/shows/show-108`)).status()).toBe(200);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await page.request.get(`${station.url}/shows/show-107`)).status()).toBe(200);
  expect((await (await page.request.get(path('show-108'))).json()).draft).toMatchObject({ title: 'Newer' });
});

test('Ctrl-A chooses the rows that have come, and all of the list when asked', async ({ page }) => {
  await signIn(page, station, '/shows');
  await rows(page).first().focus();
  await page.keyboard.press('Control+a');
  await expect(page.getByText(/^100 of 12\d chosen$/)).toBeVisible();
  await page.getByRole('button', { name: /^Choose all 12\d$/ }).click();
  const total = (await page.locator('.list-count').textContent())?.split(' ')[0];
  await expect(page.getByText(`${total} chosen`, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Choose all/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Choose none' }).click();
});

test('only rows in sight are drawn, further pages come while scrolling', async ({ page }) => {
  await signIn(page, station, '/shows?sort=oldest');
  await expect(rows(page).first()).toContainText('Show 001');
  expect(await rows(page).count()).toBeLessThan(50);
  // The list grows when a further page has loaded, so scroll again.
  await expect(async () => {
    await page.mouse.wheel(0, 2_000);
    await expect(shows(page).getByRole('link', { name: 'Show 120' })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
});

/** Scrolls through thousands of rows. Measures the work of the main thread for each frame and the time between frames. */
async function scrollFar(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const work = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  const before = await work();
  const times = await page.evaluate(async () => {
    const seen: number[] = [];
    for (let frame = 0; frame < 400; frame += 1) {
      seen.push(await new Promise(requestAnimationFrame));
      scrollBy(0, 90);
    }
    return seen;
  });
  const cpuMs = ((await work()) - before) * (1000 / times.length);
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? 0));
  const median = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  return { cpuMs, frames: { median, late: gaps.filter((gap) => gap > 25).length, count: gaps.length } };
}

test('[R-720] a list of 30,000 shows opens within 200 ms and scrolls with time to spare in each frame', async ({
  page,
  request,
}) => {
  test.setTimeout(900_000);
  const large = await startLargeStudio(request, 30);
  try {
    await signIn(page, large, '/trash');
    await expect(page.getByText('The trash is empty')).toBeVisible();
    const open = () =>
      page.evaluate(async () => {
        const startedAt = performance.now();
        document.querySelector<HTMLAnchorElement>('a[href="/studio/shows"][class~="rail-link"]')?.click();
        while (!document.querySelector('[role=row]')) await new Promise(requestAnimationFrame);
        return performance.now() - startedAt;
      });
    // The quickest of many tries counts, because other tests may use the same processors for minutes.
    let quickest = Number.POSITIVE_INFINITY;
    for (let time = 0; time < 60 && quickest >= 200; time += 1) {
      quickest = Math.min(quickest, await open());
      await page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: 'Trash' }).click();
      await expect(rows(page)).toHaveCount(0);
      await page.waitForTimeout(2_100);
    }
    expect(quickest).toBeLessThan(200);
    await open();
    await expect(page.getByRole('status')).toHaveText('30,000 shows');
    expect(await rows(page).count()).toBeLessThan(50);
    const { cpuMs, frames } = await scrollFar(page);
    test.info().annotations.push({
      type: 'scrolling',
      description: `${cpuMs.toFixed(1)} ms of processor time a frame, ${frames.median.toFixed(1)} ms between frames, ${frames.late} of ${frames.count} late`,
    });
    // A frame lasts 16.7 ms. Its processor time does not depend on what else runs.
    expect(cpuMs).toBeLessThan(16);
  } finally {
    await large.remove();
  }
});

test('a part of the studio that cannot be loaded says so, and comes when it is tried again', async ({
  page,
}) => {
  await signIn(page, station);
  await expect(rows(page).first()).toBeVisible();
  const alert = page.getByRole('alert');
  const again = page.getByRole('button', { name: 'Try again' });
  const lose = (part: string) => page.route(`**/studio/assets/${part}-*.js`, (route) => route.abort());
  const find = (part: string) => page.unroute(`**/studio/assets/${part}-*.js`);

  await lose('palette');
  await page.keyboard.press('Control+k');
  await expect(alert).toContainText('The search could not be shown');
  await find('palette');
  await again.click();
  await expect(page.getByRole('combobox', { name: 'Find a document or an action' })).toBeFocused();
  await page.mouse.click(5, 500);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await lose('editor');
  await lose('rich-text-editor');
  await page.getByRole('button', { name: 'New show' }).click();
  await expect(alert).toContainText('This screen could not be shown');
  await expect(page.getByRole('navigation', { name: 'Studio' })).toBeVisible();
  await find('editor');
  await again.click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
  await expect(alert).toContainText('The text editor could not be shown');
  await find('rich-text-editor');
  await again.click();
  await expect(page.getByRole('textbox', { name: 'Description' })).toBeVisible();
});

test('the keyboard goes through a list, opens and chooses', async ({ page }) => {
  await signIn(page, station);
  await rows(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(rows(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  const focusedRow = () => page.evaluate(() => Number((document.activeElement as HTMLElement).dataset.row));
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 3_000);
  await expect(rows(page).nth(1)).not.toBeInViewport();
  expect(await focusedRow()).toBe(1);
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-row="2"]')).toBeFocused();
  await expect(page.locator('[data-row="2"]')).toBeInViewport();
  // The End key loads the second page on the way.
  const total = Number.parseInt((await page.locator('.list-count').textContent()) ?? '', 10);
  await page.keyboard.press('End');
  await expect.poll(focusedRow).toBe(total - 1);
  await page.keyboard.press('Home');
  await expect.poll(focusedRow).toBe(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Show 120');
});

test('keys act on the row that has the focus when others come above it, and on the next when it is gone', async ({
  page,
}) => {
  await signIn(page, station);
  const focused = page.locator('[role=row]:focus');
  await rows(page).first().focus();
  await expect(focused).toContainText('Show 120');
  const path = `${station.url}/content/documents/show/on-top`;
  const headers = { origin: station.url, 'if-none-match': '*' };
  const onTop = { type: 'show', slug: 'on-top', title: 'On top', date: '2040-01-01T20:00:00Z' };
  await page.request.put(`${path}?draft=1`, { data: onTop, headers });
  // Does what a return to the tab does: data older than two seconds is fetched again.
  const comeBack = () =>
    page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      return document.querySelector('[data-row="0"]')?.textContent;
    });
  await expect.poll(comeBack).toContain('On top');
  await expect(focused).toContainText('Show 120');
  await page.keyboard.press('Space');
  await expect(rows(page).filter({ hasText: 'Show 120' })).toHaveAttribute('aria-selected', 'true');
  await expect(rows(page).first()).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('ArrowUp');
  await expect(focused).toContainText('On top');
  await page.request.delete(path, { headers: { origin: station.url, 'if-match': '*' } });
  await expect.poll(comeBack).toContain('Show 120');
  await expect(focused).toContainText('Show 120');
  await expect(focused).toHaveAttribute('data-row', '0');
});

test('chosen shows are taken off the site, brought back, and moved to the trash with a way back', async ({
  page,
}) => {
  await signIn(page, station, '/shows?q=show+10');
  for (const name of ['Show 105', 'Show 106']) await page.getByLabel(`Choose ${name}`).check();
  await expect(page.getByText('2 chosen')).toBeVisible();
  await page.getByRole('button', { name: 'Unpublish' }).dblclick();
  await expect(page.getByText('2 documents taken off the site.')).toBeVisible();
  await page.getByLabel('Choose Show 104').check();
  await expect(shows(page).getByRole('row', { name: /Show 105/ })).toContainText('Draft');
  await expect.poll(async () => (await page.request.get(`${station.url}/shows/show-105`)).status()).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(shows(page).getByRole('row', { name: /Show 105/ })).toContainText('Live');

  // A show that a collection names stays on the site, because visitors would follow a dead link. The show was chosen before the
  // undo, which leaves the newer choice alone.
  await expect(page.getByLabel('Choose Show 104')).toBeChecked();
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('Still named by collection/')).toBeVisible();

  await page.getByLabel('Choose Show 100').check();
  await page.getByRole('button', { name: 'Move to trash' }).click();
  await expect(page.getByText('“Show 100” moved to the trash.')).toBeVisible();
  await expect(shows(page).getByRole('row', { name: /Show 100/ })).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: 'Trash' }).click();
  await page.getByRole('button', { name: 'Bring back Show 100' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Show 100');
});

test('what can be undone stays while somebody points at it or has it in focus, and for half a minute otherwise', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page, station, '/shows?q=show+10');
  await page.getByLabel('Choose Show 106').check();
  await page.getByRole('button', { name: 'Unpublish' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  // The toast moves down when the toolbar of chosen documents has gone.
  await expect(page.getByText('1 chosen')).toHaveCount(0);
  await undo.hover();
  await page.clock.fastForward('05:00');
  await expect(undo).toBeVisible();
  await undo.focus();
  await page.mouse.move(5, 5);
  await page.clock.fastForward('05:00');
  await expect(undo).toBeVisible();
  // From here on, time passes only when the test moves the clock.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await page.getByRole('searchbox').focus();
  await page.clock.fastForward('00:25');
  await expect(undo).toBeVisible();
  await page.clock.fastForward('00:06');
  await expect(undo).toHaveCount(0);
});

test('a file that is dropped outside every drop target leaves the studio open, and a message tells where files go', async ({
  page,
}) => {
  await signIn(page, station, '/shows');
  const prevented = await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'night.mp3', { type: 'audio/mpeg' }));
    const heading = document.querySelector('h1');
    return ['dragover', 'drop'].map(
      (type) =>
        !heading?.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })),
    );
  });
  expect(prevented).toEqual([true, true]);
  await expect(page.getByText('Nothing takes a file there.')).toBeVisible();
});

test('a document that was begun without a title is found again in its list', async ({ page }) => {
  await signIn(page, station);
  await page.getByRole('button', { name: 'New show' }).click();
  await page.getByRole('textbox', { name: 'Description' }).fill('Slow records, mostly.');
  await expect(page.getByRole('status', { name: 'Save state' })).toHaveText(
    'Give it a title, and it is saved.',
  );
  await page.goto(`${station.url}/studio/shows`);
  await page.getByRole('link', { name: 'Slow records, mostly.' }).click();
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveText('Slow records, mostly.');
  await page.getByRole('textbox', { name: 'Title' }).fill('Found Again');
  await expect(page).toHaveURL(/\/shows\/found-again$/);
  await page.getByRole('link', { name: '← Shows' }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByText('You began a show')).toHaveCount(0);
});

test('the palette finds documents and actions', async ({ page }) => {
  await signIn(page, station);
  await page.keyboard.press('Control+k');
  const find = page.getByRole('combobox', { name: 'Find a document or an action' });
  const chosen = page.getByRole('listbox', { name: 'Found' }).getByRole('option', { selected: true });
  await expect(chosen).toHaveText(/^Shows/);
  await find.press('ArrowUp');
  await expect(chosen).toHaveText(/^New redirect/);
  await expect(chosen).toBeInViewport({ ratio: 0.9 });
  await find.press('Home');
  await expect(chosen).toHaveText(/^Shows/);
  await expect(chosen).toBeInViewport({ ratio: 0.9 });
  await find.press('End');
  await expect(chosen).toHaveText(/^New redirect/);
  await find.press('ArrowDown');
  await expect(chosen).toHaveText(/^Shows/);
  await find.fill('charlie');
  await expect(page.getByRole('option', { name: /Charlie Resident/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Charlie Resident');
  await page.keyboard.press('Control+k');
  await find.fill('new art');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'New article' })).toBeFocused();
});

test('a list that cannot be loaded shows a message and a retry', async ({ page }) => {
  await signIn(page, station, '/residents');
  await page.route('**/content/documents?*', (route) =>
    route.fulfill({ status: 500, json: { error: 'Something went wrong here.' } }),
  );
  await page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: 'TV' }).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong here.');
  await page.unroute('**/content/documents?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page).first()).toBeVisible();
});
