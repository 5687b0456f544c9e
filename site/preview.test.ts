import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSite } from './app.ts';
import { readSiteSettings } from './settings.ts';
import { home, sampleContent, textPage } from './testing/sample-content.ts';
import { serve } from './testing/serve.ts';

// These tests need the build made by `npm run build`.
const content = sampleContent();
let site: Awaited<ReturnType<typeof createSite>>;
let server: Awaited<ReturnType<typeof serve>>;
let respond = () => Response.json(textPage('info', 'The draft'));

beforeAll(async () => {
  site = await createSite({
    ...readSiteSettings({}),
    fetchContent: async (path, init) =>
      path === '/info.json?preview=good' ? respond() : content.fetch(path, init),
  });
  server = await serve(site.handle);
});
afterAll(async () => {
  await site.close();
  server.close();
});

const get = (path: string) => fetch(server.origin + path, { redirect: 'manual' });

test('a draft is on the page of whoever has its token, is stored nowhere, and is on no other page', async () => {
  expect(await (await get('/info')).text()).toContain('Text of Info');
  const preview = await get('/info?preview=good');
  expect(await preview.text()).toContain('Text of The draft');
  expect(['cache-control', 'x-robots-tag', 'vary'].map((name) => preview.headers.get(name))).toEqual([
    'no-store',
    'noindex',
    '*',
  ]);
  respond = () => Response.json(textPage('info', 'The next draft'));
  expect(await (await get('/info?preview=good')).text()).toContain('Text of The next draft');
  expect(await (await get('/info')).text()).toContain('Text of Info');
  expect(await (await get('/info?utm=1')).text()).toContain('Text of Info');
});

test('a page with a draft says so, until when, in the zone and the language of the station; no other page does', async () => {
  const until = { 'x-preview-until': '2026-11-23T12:30:00.000Z' };
  respond = () => Response.json(textPage('info', 'The draft'), { headers: until });
  const preview = await get('/info?preview=good');
  const html = await preview.text();
  expect(html).toContain(
    '>This is a draft. Only who has this link sees it, until 23 November 2026 at 12:30 GMT.</aside>',
  );
  const [, script = ''] = /<\/aside><script>([\s\S]*?)<\/script>/.exec(html) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  expect(preview.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
  expect(await (await get('/info')).text()).not.toContain('draft');
});

test('home is seen with a draft as well', async () => {
  content.responses.set('/home.json?preview=home', { ...home, latest: [], text: { html: '' } });
  expect(await (await get('/')).text()).toContain('Show a');
  const preview = await get('/?preview=home');
  expect(preview.headers.get('cache-control')).toBe('no-store');
  expect(await (await get('/')).text()).toContain('Show a');
});

test('a draft of the station is seen in header and colours of home, in the language visitors have; other pages stay', async () => {
  const station = { ...home.station, name: 'Estuary North', language: 'de', brand: { accent: '#1c7c54' } };
  content.responses.set('/home.json?preview=station', { ...home, station });
  const html = await (await get('/?preview=station')).text();
  expect(html).toContain('Estuary North');
  expect(html).toContain('<html lang="en"');
  const sheet = /href="(\/brand\.css[^"]*)"/.exec(html)?.[1]?.replace('&amp;', '&') ?? '';
  expect(sheet).toContain('preview=station');
  const css = await get(sheet);
  expect([css.headers.get('cache-control'), await css.text()]).toEqual([
    'no-store',
    expect.stringContaining('#1c7c54'),
  ]);
  for (const path of ['/', '/info', '/info?preview=station'])
    expect(await (await get(path)).text()).not.toContain('Estuary North');
});

test('a token that has ended or is wrong gets a sentence and a way on; a page that has moved is found', async () => {
  respond = () => Response.json({ error: 'ended' }, { status: 410 });
  const ended = await get('/info?preview=good');
  expect([ended.status, await ended.text()]).toEqual([
    410,
    expect.stringMatching(/This link to a preview has ended[\s\S]*href="\/"/),
  ]);
  respond = () => Response.json({ error: 'wrong' }, { status: 403 });
  const wrong = await get('/info?preview=good');
  expect([wrong.status, wrong.headers.get('cache-control')]).toEqual([403, 'no-store']);
  expect(await wrong.text()).toContain('This link to a preview is not whole');
  respond = () => Response.json({ error: 'moved', path: '/about' }, { status: 404 });
  const moved = await get('/info?preview=good');
  expect([moved.status, moved.headers.get('location')]).toEqual([302, '/about?preview=good']);
  expect((await get('/nowhere?preview=good')).status).toBe(404);
  expect((await get('/info')).status).toBe(200);
});
