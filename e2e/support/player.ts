import { expect, type Page } from '@playwright/test';

/** Plays recordings as a visitor does, and checks what is heard. */

export type Show = { id: string; title: string; recording: { kind: string; seconds: number } | null };

export async function latestShows(page: Page): Promise<Show[]> {
  const latest = await (await page.request.get('/content/shows/latest.json')).json();
  return latest.shows.items.filter((show: Show) => show.recording?.kind === 'file');
}

export async function firstShow(page: Page): Promise<Show> {
  const [show] = await latestShows(page);
  if (!show) throw new Error('The station has no show with a recording');
  return show;
}

export function player(page: Page) {
  return page.getByRole('region', { name: 'Player' });
}

export function audio(page: Page): Promise<{ time: number; paused: boolean; src: string }> {
  return page.evaluate(() => {
    const element = document.querySelector('audio');
    return { time: element?.currentTime ?? -1, paused: element?.paused ?? true, src: element?.src ?? '' };
  });
}

export async function expectSound(page: Page): Promise<void> {
  // A stream that reconnects begins at 0 again, so every try reads the first position again.
  await expect(async () => {
    const before = (await audio(page)).time;
    expect(before).toBeGreaterThan(0);
    await expect.poll(async () => (await audio(page)).time, { timeout: 5_000 }).toBeGreaterThan(before + 0.3);
  }).toPass({ timeout: 90_000 });
}

export async function playShow(page: Page, show: Show, station = ''): Promise<void> {
  await page.goto(`${station}/shows/${show.id}`);
  await page
    .getByRole('button', { name: `Play ${show.title}`, exact: true })
    .first()
    .click();
  await expectSound(page);
  await expect(player(page).getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
}

export function stored(page: Page, key: string): Promise<Record<string, unknown> | null> {
  return page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);
}

export async function seek(page: Page, seconds: number): Promise<void> {
  await player(page).getByRole('slider', { name: 'Seek' }).fill(String(seconds));
  await expect.poll(async () => (await audio(page)).time).toBeGreaterThanOrEqual(seconds - 1);
}
