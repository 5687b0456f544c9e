import { captureLog } from '@longwave/server-kit/testing/captured-log.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSite } from './app.ts';
import { readSiteSettings } from './settings.ts';
import { home, sampleContent, textPage } from './testing/sample-content.ts';
import { serve } from './testing/serve.ts';

const noShows = { items: [], page: 1, pages: 1, total: 0 };

// These tests need the build made by `npm run build`.
let content: ReturnType<typeof sampleContent>;
let site: Awaited<ReturnType<typeof createSite>>;
let server: Awaited<ReturnType<typeof serve>>;
let log: ReturnType<typeof captureLog>;

beforeEach(async () => {
  log = captureLog();
  content = sampleContent();
  site = await createSite({
    ...readSiteSettings({}),
    fetchContent: (path, init) => content.fetch(path, init),
  });
  server = await serve(site.handle);
});

afterEach(async () => {
  log[Symbol.dispose]();
  await site.close();
  server.close();
});

const browser = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(server.origin + path, {
    headers: { ...browser, ...headers },
    redirect: 'manual',
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

test('[R-140] a page is rendered from its content file and cached', async () => {
  const first = await get('/info');
  expect(first.status).toBe(200);
  expect(first.text).toContain('Text of Info');
  await get('/info?utm_source=somewhere');
  expect(content.requested.filter((path) => path === '/info.json')).toHaveLength(1);
  expect(first.headers.get('cache-control')).toContain('stale-while-revalidate');
});

test('a browser that has the page gets a 304 without a body', async () => {
  const first = await get('/info');
  const again = await get('/info', { 'if-none-match': first.headers.get('etag') ?? '' });
  expect([again.status, again.text]).toEqual([304, '']);
});

test('a change of content is seen by the next visitor, and other pages stay', async () => {
  await get('/info');
  await get('/about');
  content.publish('info', textPage('info', 'News'));
  await expect.poll(async () => (await get('/info')).text).toContain('Text of News');
  await get('/about');
  expect(content.requested.filter((path) => path === '/about.json')).toHaveLength(1);
});

test('a new show on the home page drops no other page; a new header drops all', async () => {
  await get('/about');
  content.publish('home', { ...home, latest: [] });
  await get('/about');
  expect(content.requested.filter((path) => path === '/about.json')).toHaveLength(1);
  content.publish('home', { ...home, children: [{ id: 'boats', title: 'Boats', isListed: true }] });
  await expect.poll(async () => (await get('/about')).text).toContain('Boats');
});

test('if the home page cannot be read when it changes, cached pages are used, and rendered again later', async () => {
  await get('/about');
  content.state = 'gone';
  content.publish('home', { ...home, latest: [] });
  await expect.poll(async () => (await get('/about')).headers.get('warning')).toContain('Stale');
  content.state = 'up';
  await expect.poll(async () => (await get('/about')).headers.get('warning')).toBe(null);
});

test('while content is down the last good page is sent, marked stale', async () => {
  await get('/info');
  content.publish('info', textPage('info', 'News'));
  content.state = 'failing';
  await expect.poll(async () => (await get('/info')).headers.get('warning')).toContain('Stale');
  expect((await get('/info')).text).toContain('Text of Info');
});

test('[R-606] a page that cannot be read leads to /error, which works even then', async () => {
  content.state = 'failing';
  const failed = await get('/info');
  expect([failed.status, failed.headers.get('location')]).toEqual([302, '/error']);
  const error = await get('/error');
  expect(error.status).toBe(200);
  expect(error.text).toContain('Nothing to see here...');
});

test('[R-155] a crawler gets no error page', async () => {
  content.state = 'failing';
  const response = await get('/info', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  expect(response.status).toBe(503);
  expect(response.text).not.toContain('Nothing to see here');
  content.state = 'up';
  expect((await get('/error')).text).toContain('Nothing to see here...');
  const atItsAddress = await get('/error', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  expect(atItsAddress.status).toBe(404);
  expect(atItsAddress.text).not.toContain('Nothing to see here');
});

test.each(['/shows', '/shows/filter?genres=dub'])(
  '%s leads to /error when the filter fails, and when content responds 401',
  async (path) => {
    content.responses.set('/shows.json', { ...textPage('shows', 'Shows'), kind: 'shows', shows: noShows });
    for (const status of [500, 401]) {
      const own = content.fetch;
      content.fetch = (path, init) =>
        path.startsWith('/shows/filter.json')
          ? Promise.resolve(Response.json({ error: 'why' }, { status }))
          : own(path, init);
      const failed = await get(path);
      expect([failed.status, failed.headers.get('location')]).toEqual([302, '/error']);
      expect(log.lines()).toContainEqual(
        expect.objectContaining({ path: '/shows/filter.json', response: { error: 'why' } }),
      );
      content.fetch = own;
    }
  },
);

test('/api/filter responds 401 when content does', async () => {
  const own = content.fetch;
  content.fetch = (path, init) =>
    path.startsWith('/shows/filter.json')
      ? Promise.resolve(Response.json({}, { status: 401 }))
      : own(path, init);
  expect((await get('/api/filter?genres=dub&page=1')).status).toBe(401);
});

test('[R-143] a URL that matches no route: 404, with all of it in the message, with header and footer', async () => {
  const response = await get('/no/such/page?x=1');
  expect(response.status).toBe(404);
  expect(response.text).toContain('Page not found: /no/such/page?x=1');
  expect(response.text).toContain('Go Home');
  expect(response.text).toContain('Discover');
});

test('a missing page is rendered once, and found as soon as it is published', async () => {
  for (const path of ['/nope', '/nope?a=1', '/nope?b=2', '/nope']) {
    const response = await get(path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(response.text).toContain('Page Not Found: /nope');
  }
  expect(content.requested.filter((path) => path === '/nope.json')).toHaveLength(1);
  content.publish('nope', textPage('nope', 'There now'));
  await expect.poll(async () => (await get('/nope')).text).toContain('Text of There now');
});

test('concurrent requests for URLs that match no route each get their own message', async () => {
  const paths = Array.from({ length: 12 }, (_, at) => `/no/such?x=${at}`);
  const texts = await Promise.all(paths.map(async (path) => (await get(path)).text));
  for (const [at, path] of paths.entries()) expect(texts[at]).toContain(`Page not found: ${path}<`);
  expect((await get('/no/such')).text).toContain('Page not found: /no/such<');
  expect((await get('/no/such.data?x=1')).text).toContain('"Page not found: /no/such?x=1"');
});

test('missing pages evict no others, and unknown route names are not cached', async () => {
  await get('/info');
  await get('/info.data');
  const { pages } = site.stats();
  for (let number = 0; number < 30; number++) await get(`/info.data?_routes=${number}`);
  for (let number = 0; number < 30; number++) await get(`/nope-${number}`);
  expect(site.stats().pages).toBe(pages);
  expect(site.stats().not_found_pages).toBeGreaterThan(20);
});

test('a page without content: 404 with its path', async () => {
  const response = await get('/secret');
  expect(response.status).toBe(404);
  expect(response.text).toContain('Page Not Found: /secret');
});

test('[R-142] redirects come from content: 3xx on first load, data on client navigation', async () => {
  const response = await get('/old');
  expect([response.status, response.headers.get('location')]).toEqual([301, '/info']);
  expect((await get('/old.data')).text).toContain('"redirect","/info"');
});

test('a redirect keeps the query of each visitor, also of concurrent requests', async () => {
  const pending = ['/old?ref=a', '/old?ref=b&page=2', '/old'].map(async (path) => get(path));
  const locations = (await Promise.all(pending)).map(({ headers }) => headers.get('location'));
  expect(locations).toEqual(['/info?ref=a', '/info?ref=b&page=2', '/info']);
  expect((await get('/old.data?ref=a&_routes=root')).text).toContain('"redirect","/info?ref=a"');
});

test('a redirect from a path with a slash at its end, or to one in another script, leads there', async () => {
  const redirects = [
    { from: '/alt/', to: '/größe', permanent: true },
    { from: '/новости', to: 'https://радио.example/эфир?q=ä', permanent: false },
  ];
  content.publish('redirects', { redirects });
  const locations = [];
  for (const path of ['/alt', '/alt/', '/%D0%BD%D0%BE%D0%B2%D0%BE%D1%81%D1%82%D0%B8'])
    locations.push((await get(path)).headers.get('location'));
  expect(locations).toEqual([
    '/gr%C3%B6%C3%9Fe',
    '/gr%C3%B6%C3%9Fe',
    `https://${encodeURIComponent('радио')}.example/${encodeURIComponent('эфир')}?q=%C3%A4`,
  ]);
});

test('who follows a podcast by its old path is led to its new one', async () => {
  content.publish('redirects', {
    redirects: [{ from: '/residents/ada', to: '/residents/ada-b', permanent: true }],
  });
  const { status, headers } = await get('/residents/ada/podcast.xml');
  expect([status, headers.get('location')]).toEqual([301, '/residents/ada-b/podcast.xml']);
});

test('[R-145] a bad link in home.json and a bad redirect are left out and logged, the rest stays', async () => {
  const bad = { itemtitle: 'Elsewhere', itemurl: '//evil.example', newtab: false };
  const good = { from: '/old', to: '/info', permanent: true };
  content.publish('home', { ...home, additionalnav: [bad, ...home.additionalnav] });
  content.publish('redirects', { redirects: [{ ...good, to: '//evil.example' }, good] });
  const response = await get('/');
  expect(response.status).toBe(200);
  expect(response.text).not.toContain('evil.example');
  expect((await get('/old')).headers.get('location')).toBe('/info');
  expect(log.lines()).toContainEqual(
    expect.objectContaining({
      event: 'A part of content is left out',
      path: '/home.json',
      part: 'additionalnav.0.itemurl',
    }),
  );
});

test('a URL that starts with two slashes is refused', async () => {
  expect((await get('//evil.example/x')).status).toBe(400);
});

test('a page needs nothing inline but scripts known by hash', async () => {
  const { headers, text } = await get('/');
  expect(headers.get('content-security-policy')).toContain("'sha256-");
  expect(headers.get('content-security-policy')).not.toContain('unsafe');
  expect(text).not.toMatch(/<[^>]+ style=/);
  expect(text).not.toMatch(/<[^>]+ on[a-z]+=/);
});

test('[R-602] the build says which it is', async () => {
  const latest = JSON.parse((await get(`/builds/latest.json?${Date.now()}`)).text);
  expect(JSON.parse((await get(`/builds/meta/${latest.id}.json`)).text).id).toBe(latest.id);
  expect((await get('/builds/meta/other.json')).status).toBe(404);
});

test('files of the build are immutable, and nothing outside of it is served', async () => {
  const { text } = await get('/');
  const script = /\/assets\/entry\.client-[\w-]+\.js/.exec(text)?.[0] ?? '';
  const file = await get(script, { 'accept-encoding': 'br' });
  expect(file.headers.get('cache-control')).toContain('immutable');
  expect(file.headers.get('content-encoding')).toBe('br');
  expect((await get('/assets/../../package.json')).status).not.toBe(200);
  expect((await get('/assets/none.js')).status).toBe(404);
});

test('a client that has had too many pages rendered gets the old one, or 429 with a time to wait', async () => {
  let wait = 0;
  await site.close();
  site = await createSite(
    { ...readSiteSettings({}), fetchContent: content.fetch },
    { secondsToWait: () => wait },
  );
  server.replace(site.handle);
  await get('/info');
  wait = 7;
  expect((await get('/info')).status).toBe(200);
  const refused = await get('/about');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7']);
  content.publish('info', textPage('info', 'News'));
  await expect.poll(async () => (await get('/info')).headers.get('warning')).toContain('Stale');
  wait = 0;
  expect((await get('/about')).status).toBe(200);
  // The outdated page may be served until the new one is rendered.
  await expect.poll(async () => (await get('/info')).text).toContain('Text of News');
});

test('other methods than GET and HEAD are refused', async () => {
  expect((await fetch(`${server.origin}/info`, { method: 'POST' })).status).toBe(405);
});

test('a station with a brand has its own style sheet, immutable under its version', async () => {
  expect((await get('/info')).text).not.toContain('/brand.css');
  const branded = (accent: string) => ({
    ...home,
    station: {
      ...home.station,
      brand: { accent, displayFont: 'station-font' },
      icons: '/station/icons/0123456789ab',
    },
  });
  content.publish('home', branded('#0044cc'));
  const stylesheetUrl = async () => /\/brand\.css\?v=[0-9a-f]{12}/.exec((await get('/info')).text)?.[0] ?? '';
  await expect.poll(stylesheetUrl).not.toBe('');
  const first = await stylesheetUrl();
  const sheet = await get(first);
  expect(sheet.text).toContain('--accent: #0044cc;');
  expect(sheet.text).toContain('url("/content/fonts/station-font.woff2")');
  expect(sheet.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(sheet.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  content.publish('home', branded('#00aa44'));
  await expect.poll(stylesheetUrl).not.toBe(first);
  const old = await get(first);
  expect([old.text.includes('--accent: #00aa44;'), old.headers.get('cache-control')]).toEqual([
    true,
    'no-store',
  ]);
});

test('head, manifest and the default icon URLs all lead to the icons of the station', async () => {
  const icons = '/station/icons/0123456789ab';
  content.responses.set('/home.json', {
    ...home,
    station: { ...home.station, name: 'Lumen', icons, brand: { paper: '#ffffee', ink: '#220044' } },
  });
  const { text, headers } = await get('/info');
  expect(text).toContain(`rel="icon" href="/content${icons}/32.png"`);
  expect(text).toContain(`rel="apple-touch-icon" href="/content${icons}/180.png"`);
  expect(text).toContain(
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#220044"/>',
  );
  expect(headers.get('content-security-policy')).toContain("style-src 'self';");
  const manifest = JSON.parse((await get('/site.webmanifest')).text);
  expect(manifest).toMatchObject({ name: 'Lumen', background_color: '#ffffee', theme_color: '#220044' });
  expect(manifest.icons).toContainEqual({
    src: `/content${icons}/maskable-512.png`,
    sizes: '512x512',
    type: 'image/png',
    purpose: 'maskable',
  });
  for (const [path, file] of [
    ['/favicon.ico', 'favicon.ico'],
    ['/apple-touch-icon.png', '180.png'],
    ['/icon-512.png', '512.png'],
  ]) {
    const response = await get(path ?? '');
    expect([response.status, response.headers.get('location')]).toEqual([302, `/content${icons}/${file}`]);
  }
});
