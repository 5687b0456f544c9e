import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSite } from './app.ts';
import { readSiteSettings } from './settings.ts';
import { home, sampleContent, textPage } from './testing/sample-content.ts';

const noShows = { items: [], page: 1, pages: 1, total: 0 };

// The built site, over HTTP, with a content service of a few pages. `npm run build` makes the build.
let content: ReturnType<typeof sampleContent>;
let site: Awaited<ReturnType<typeof createSite>>;
let server: Server;
let origin: string;

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  content = sampleContent();
  site = await createSite({
    ...readSiteSettings({}),
    fetchContent: (path, init) => content.fetch(path, init),
  });
  server = createServer(site.handle);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  vi.restoreAllMocks();
  await site.close();
  server.closeAllConnections();
  server.close();
});

const browser = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(origin + path, { headers: { ...browser, ...headers }, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

test('[R-140] a page is rendered from its content file and kept', async () => {
  const first = await get('/info');
  expect(first.status).toBe(200);
  expect(first.text).toContain('Text of Info');
  await get('/info?utm_source=somewhere');
  expect(content.asked.filter((path) => path === '/info.json')).toHaveLength(1);
  expect(first.headers.get('cache-control')).toContain('stale-while-revalidate');
});

test('a browser that has the page is told so in 304 without a body', async () => {
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
  expect(content.asked.filter((path) => path === '/about.json')).toHaveLength(1);
});

test('a new show on the front page leaves other pages alone; a new header does not', async () => {
  await get('/about');
  content.publish('home', { ...home, latest: [] });
  await get('/about');
  expect(content.asked.filter((path) => path === '/about.json')).toHaveLength(1);
  content.publish('home', { ...home, children: [{ id: 'boats', title: 'Boats', isListed: true }] });
  await expect.poll(async () => (await get('/about')).text).toContain('Boats');
});

test('a front page that cannot be read when it changes ends nothing, and pages are made anew', async () => {
  await get('/about');
  content.state = 'gone';
  content.publish('home', { ...home, latest: [] });
  await expect.poll(async () => (await get('/about')).headers.get('warning')).toContain('Stale');
  content.state = 'up';
  await expect.poll(async () => (await get('/about')).headers.get('warning')).toBe(null);
});

test('while content is down the last good page answers, marked stale', async () => {
  await get('/info');
  content.publish('info', textPage('info', 'News'));
  content.state = 'failing';
  await expect.poll(async () => (await get('/info')).headers.get('warning')).toContain('Stale');
  expect((await get('/info')).text).toContain('Text of Info');
});

test('[R-606] a page that cannot be read leads to /error, which answers even then', async () => {
  content.state = 'failing';
  const failed = await get('/info');
  expect([failed.status, failed.headers.get('location')]).toEqual([302, '/error']);
  const error = await get('/error');
  expect(error.status).toBe(200);
  expect(error.text).toContain('Nothing to see here...');
});

test('[R-155] a crawler gets no error page', async () => {
  content.state = 'failing';
  const answer = await get('/info', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  expect(answer.status).toBe(503);
  expect(answer.text).not.toContain('Nothing to see here');
  content.state = 'up';
  expect((await get('/error')).text).toContain('Nothing to see here...');
  const atItsAddress = await get('/error', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  expect(atItsAddress.status).toBe(404);
  expect(atItsAddress.text).not.toContain('Nothing to see here');
});

test.each(['/shows', '/shows/filter?genres=dub'])(
  '[R-606] %s leads to /error when the filter fails, and when content wants to know who asks',
  async (path) => {
    content.answers.set('/shows.json', { ...textPage('shows', 'Shows'), kind: 'shows', shows: noShows });
    for (const status of [500, 401]) {
      const own = content.fetch;
      content.fetch = (asked, init) =>
        asked.startsWith('/shows/filter.json')
          ? Promise.resolve(Response.json({ error: 'why' }, { status }))
          : own(asked, init);
      const failed = await get(path);
      expect([failed.status, failed.headers.get('location')]).toEqual([302, '/error']);
      expect(vi.mocked(console.error).mock.calls.flat()).toContainEqual({ error: 'why' });
      content.fetch = own;
    }
  },
);

test('[R-606] the browser’s own filter calls answer 401 as 401', async () => {
  const own = content.fetch;
  content.fetch = (asked, init) =>
    asked.startsWith('/shows/filter.json')
      ? Promise.resolve(Response.json({}, { status: 401 }))
      : own(asked, init);
  expect((await get('/api/filter?genres=dub&page=1')).status).toBe(401);
});

test('[R-143] an address that no route knows: 404, with all of it in the message, in the usual shell', async () => {
  const answer = await get('/no/such/page?x=1');
  expect(answer.status).toBe(404);
  expect(answer.text).toContain('Page not found: /no/such/page?x=1');
  expect(answer.text).toContain('Go Home');
  expect(answer.text).toContain('Discover');
});

test('a page that is not there is rendered once, and there as soon as it is published', async () => {
  for (const path of ['/nope', '/nope?a=1', '/nope?b=2', '/nope']) {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(answer.text).toContain('Page Not Found: /nope');
  }
  expect(content.asked.filter((path) => path === '/nope.json')).toHaveLength(1);
  content.publish('nope', textPage('nope', 'There now'));
  await expect.poll(async () => (await get('/nope')).text).toContain('Text of There now');
});

test('[R-143] many who ask for addresses that no route knows at once are each told their own', async () => {
  const paths = Array.from({ length: 12 }, (_, at) => `/no/such?x=${at}`);
  const texts = await Promise.all(paths.map(async (path) => (await get(path)).text));
  for (const [at, path] of paths.entries()) expect(texts[at]).toContain(`Page not found: ${path}<`);
  expect((await get('/no/such')).text).toContain('Page not found: /no/such<');
  expect((await get('/no/such.data?x=1')).text).toContain('"Page not found: /no/such?x=1"');
});

test('pages that are not there drive out none that are, and names of parts nobody knows fill no memory', async () => {
  await get('/info');
  await get('/info.data');
  const { pages } = site.stats();
  for (let number = 0; number < 30; number++) await get(`/info.data?_routes=${number}`);
  for (let number = 0; number < 30; number++) await get(`/nope-${number}`);
  expect(site.stats().pages).toBe(pages);
  expect(site.stats().not_found_pages).toBeGreaterThan(20);
});

test('[R-141] a page that is not valid: 404 with its path', async () => {
  const answer = await get('/secret');
  expect(answer.status).toBe(404);
  expect(answer.text).toContain('Page Not Found: /secret');
});

test('[R-142] redirects come from content: 3xx on first load, data on client navigation', async () => {
  const answer = await get('/old');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/info']);
  expect((await get('/old.data')).text).toContain('"redirect","/info"');
});

test('[R-142] a redirect keeps the query of each visitor, also when they ask at the same time', async () => {
  const asked = ['/old?ref=a', '/old?ref=b&page=2', '/old'].map(async (path) => get(path));
  const places = (await Promise.all(asked)).map(({ headers }) => headers.get('location'));
  expect(places).toEqual(['/info?ref=a', '/info?ref=b&page=2', '/info']);
  expect((await get('/old.data?ref=a&_routes=root')).text).toContain('"redirect","/info?ref=a"');
});

test('[R-145] a bad link in home.json and a bad redirect are left out and logged, the rest stands', async () => {
  const bad = { itemtitle: 'Elsewhere', itemurl: '//evil.example', newtab: false };
  const good = { from: '/old', to: '/info', permanent: true };
  content.publish('home', { ...home, additionalnav: [bad, ...home.additionalnav] });
  content.publish('redirects', { redirects: [{ ...good, to: '//evil.example' }, good] });
  const answer = await get('/');
  expect(answer.status).toBe(200);
  expect(answer.text).not.toContain('evil.example');
  expect((await get('/old')).headers.get('location')).toBe('/info');
  expect(vi.mocked(console.error).mock.calls.join('\n')).toMatch(
    /home\.json: additionalnav\.0.* is left out/,
  );
});

test('[R-145] an address that starts with two slashes is refused', async () => {
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

test('files of the build are kept by browsers for ever, and nothing outside of it is given', async () => {
  const { text } = await get('/');
  const script = /\/assets\/entry\.client-[\w-]+\.js/.exec(text)?.[0] ?? '';
  const file = await get(script, { 'accept-encoding': 'br' });
  expect(file.headers.get('cache-control')).toContain('immutable');
  expect(file.headers.get('content-encoding')).toBe('br');
  expect((await get('/assets/../../package.json')).status).not.toBe(200);
  expect((await get('/assets/none.js')).status).toBe(404);
});

test('who has had too many pages rendered gets the old one, or is told when to come again', async () => {
  let wait = 0;
  await site.close();
  site = await createSite(
    { ...readSiteSettings({}), fetchContent: content.fetch },
    { secondsToWait: () => wait },
  );
  server.removeAllListeners('request').on('request', site.handle);
  await get('/info');
  wait = 7;
  expect((await get('/info')).status).toBe(200);
  const refused = await get('/about');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7']);
  content.publish('info', textPage('info', 'News'));
  await expect.poll(async () => (await get('/info')).headers.get('warning')).toContain('Stale');
  wait = 0;
  expect((await get('/about')).status).toBe(200);
  expect((await get('/info')).text).toContain('Text of News');
});

test('only reading is possible', async () => {
  expect((await fetch(`${origin}/info`, { method: 'POST' })).status).toBe(405);
});

test('a station that has a brand is shown with its own style sheet, kept for ever under its version', async () => {
  expect((await get('/info')).text).not.toContain('/brand.css');
  const branded = (accent: string) => ({
    ...home,
    station: {
      ...home.station,
      brand: { accent, displayFont: 'quay' },
      icons: '/station/icons/0123456789ab',
    },
  });
  content.publish('home', branded('#0044cc'));
  const address = async () => /\/brand\.css\?v=[0-9a-f]{12}/.exec((await get('/info')).text)?.[0] ?? '';
  await expect.poll(address).not.toBe('');
  const first = await address();
  const sheet = await get(first);
  expect(sheet.text).toContain('--accent: #0044cc;');
  expect(sheet.text).toContain('url("/content/fonts/quay.woff2")');
  expect(sheet.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(sheet.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  content.publish('home', branded('#00aa44'));
  await expect.poll(address).not.toBe(first);
  const old = await get(first);
  expect([old.text.includes('--accent: #00aa44;'), old.headers.get('cache-control')]).toEqual([
    true,
    'no-store',
  ]);
});

test('head, manifest and the addresses browsers ask unasked all lead to the icons of the station', async () => {
  const icons = '/station/icons/0123456789ab';
  content.answers.set('/home.json', {
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
    const answer = await get(path ?? '');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `/content${icons}/${file}`]);
  }
});
