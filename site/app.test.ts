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

test('only reading is possible', async () => {
  expect((await fetch(`${origin}/info`, { method: 'POST' })).status).toBe(405);
});
