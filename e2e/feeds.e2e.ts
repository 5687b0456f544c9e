import { expect, type Page } from '@playwright/test';
import { studioMail } from '../stations/fixture/names.ts';
import { test } from './support/test.ts';

/** Feeds, calendars, sitemap and embedding, read as other programs read them. */

/** The texts (or attributes) of all elements with a tag in an XML response; fails when it is not well-formed. */
async function read(page: Page, path: string, tag: string, attribute?: string): Promise<string[]> {
  const answer = await page.request.get(path);
  expect(answer.status(), path).toBe(200);
  return page.evaluate(
    ([text, name, key]) => {
      const parsed = new DOMParser().parseFromString(text ?? '', 'application/xml');
      const fault = parsed.querySelector('parsererror');
      if (fault) throw new Error(fault.textContent ?? 'not well-formed');
      const found = [...parsed.getElementsByTagName(name ?? '')];
      return found.map((one) => (key ? one.getAttribute(key) : one.textContent) ?? '');
    },
    [await answer.text(), tag, attribute],
  );
}

/** Path of a URL in a feed. The URL is absolute when the station knows its own, and relative otherwise. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address, 'http://station');
  return pathname + search;
}

test('the sitemap lists pages that are there, and robots.txt names it', async ({ page }) => {
  const addresses = await read(page, '/sitemap.xml', 'loc');
  expect(addresses.length).toBeGreaterThan(50);
  const paths = addresses.map(pathOf);
  expect(paths).toContain('/shows');
  expect(paths.some((path) => path.startsWith('/residents/'))).toBe(true);
  const sample = [paths[0], paths[Math.floor(paths.length / 2)], paths.at(-1)];
  for (const path of sample) expect((await page.request.get(path ?? '')).status(), path).toBe(200);
  expect(await (await page.request.get('/robots.txt')).text()).toMatch(/^Sitemap: .*\/sitemap\.xml$/m);
});

test('the editorial feed leads to articles', async ({ page }) => {
  const [, first] = await read(page, '/editorial/feed.xml', 'link');
  const titles = await read(page, '/editorial/feed.xml', 'title');
  await page.goto(pathOf(first ?? ''));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[1] ?? '');
});

test('podcast episodes can be fetched and have the length the feed says', async ({ page }) => {
  const files = await read(page, '/podcast.xml', 'enclosure', 'url');
  const lengths = await read(page, '/podcast.xml', 'enclosure', 'length');
  expect(files.length).toBeGreaterThan(20);
  const start = await page.request.get(pathOf(files[0] ?? ''), { headers: { range: 'bytes=0-383' } });
  expect(start.status()).toBe(206);
  expect(start.headers()['content-type']).toBe('audio/mpeg');
  expect(start.headers()['content-range']).toBe(`bytes 0-383/${lengths[0]}`);
});

test('a podcast names its owner and itself, and its episodes by ids that no move changes', async ({
  page,
}) => {
  expect(await read(page, '/podcast.xml', 'itunes:email')).toEqual([studioMail]);
  const [guid] = await read(page, '/podcast.xml', 'podcast:guid');
  expect(guid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(await read(page, '/podcast.xml', 'podcast:locked')).toEqual(['yes']);
  const episodes = await read(page, '/podcast.xml', 'guid');
  expect(new Set(episodes).size).toBe(episodes.length);
  expect(episodes.filter((id) => !/^shows\/[a-z0-9-]+$/.test(id))).toEqual([]);
  expect(new Set(await read(page, '/podcast.xml', 'guid', 'isPermaLink'))).toEqual(new Set(['false']));
});

test('the pictures of the editorial feed are there, and no enclosure has a wrong length', async ({
  page,
}) => {
  expect(await read(page, '/editorial/feed.xml', 'enclosure')).toEqual([]);
  const [picture] = await read(page, '/editorial/feed.xml', 'media:content', 'url');
  const answer = await page.request.get(pathOf(picture ?? ''));
  expect(answer.headers()['content-type']).toBe('image/jpeg');
});

test('a resident has a podcast of their own', async ({ page }) => {
  const { residents } = await (await page.request.get('/content/residents.json')).json();
  const { id, name } = residents[0];
  const [title] = await read(page, `/residents/${id}/podcast.xml`, 'title');
  expect(title).toContain(name);
});

test('the schedule is a calendar of the coming days', async ({ page }) => {
  const answer = await page.request.get('/schedule.ics');
  expect(answer.headers()['content-type']).toContain('text/calendar');
  const lines = (await answer.text()).split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  const events = lines.filter((line) => line === 'BEGIN:VEVENT');
  expect(events.length).toBeGreaterThan(14);
  expect(lines.filter((line) => /^DTSTART:\d{8}T\d{6}Z$/.test(line))).toHaveLength(events.length);
  expect(new Set(lines.filter((line) => line.startsWith('UID:'))).size).toBe(events.length);
});

test('a show is embedded by oEmbed, and its frame plays', async ({ page }) => {
  test.slow();
  const [address] = (await read(page, '/podcast.xml', 'link')).filter((link) => link.includes('/shows/'));
  const made = await (
    await page.request.get(`/oembed?${new URLSearchParams({ url: address ?? '' })}`)
  ).json();
  expect(made).toMatchObject({ version: '1.0', type: 'rich' });
  await page.goto(pathOf(address ?? ''));
  const discovery = await page.locator('link[type="application/json+oembed"]').getAttribute('href');
  expect(discovery).toMatch(/^http:\/\/[^/]+\/oembed\?url=http/);
  const small = await (
    await page.request.get(`${pathOf(discovery ?? '')}&maxwidth=300&maxheight=170`)
  ).json();
  expect(small).toMatchObject({ width: 300, height: 170, thumbnail_width: 160 });
  expect(small.html).toContain('width="300" height="170"');
  const frame = pathOf(/src="([^"]+)"/.exec(made.html)?.[1] ?? '');
  const answer = await page.goto(frame);
  expect(answer?.headers()['content-security-policy']).toContain('frame-ancestors *');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(made.title);
  await page.locator('audio').evaluate((sound: HTMLAudioElement) => {
    sound.muted = true;
    return sound.play();
  });
  await expect
    .poll(() => page.locator('audio').evaluate((sound: HTMLAudioElement) => sound.currentTime), {
      timeout: 60_000,
    })
    .toBeGreaterThan(0);
  const elsewhere = await page.request.get('/oembed?url=/residents/nobody');
  expect(elsewhere.status()).toBe(404);
});

test('the manifest names the station and icons that are there', async ({ page }) => {
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await page.request.get(address ?? '')).json();
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone', name: expect.any(String) });
  for (const { src } of manifest.icons) {
    const icon = await page.request.get(pathOf(src));
    expect(icon.headers()['content-type'], src).toBe('image/png');
  }
  expect((await page.request.get('/favicon.ico')).headers()['content-type']).toBe('image/x-icon');
});
