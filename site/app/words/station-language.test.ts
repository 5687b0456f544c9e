import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createSite } from '../../app.ts';
import { readSiteSettings } from '../../settings.ts';
import { home, sampleContent, textPage } from '../../testing/sample-content.ts';
import { german } from './de.ts';

// The built site, over HTTP. `npm run build` makes the build.
let site: Awaited<ReturnType<typeof createSite>>;
let server: Server;

afterEach(async () => {
  await site.close();
  server.closeAllConnections();
  server.close();
});

test('pages, their titles and feeds speak the language of the station’s document, else English', async () => {
  const content = sampleContent();
  const articles = { items: home.articles, page: 1, pages: 1, total: 1 };
  content.answers.set('/editorial.json', {
    ...textPage('editorial', 'Editorial'),
    kind: 'editorial',
    section: null,
    articles,
  });
  site = await createSite({ ...readSiteSettings({}), fetchContent: content.fetch });
  server = createServer(site.handle);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const get = async (path: string) => {
    const { port } = server.address() as AddressInfo;
    return (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  };
  const speak = (language: string) =>
    content.publish('home', { ...home, station: { ...home.station, language } });

  expect(await get('/saved')).toContain('<title>Saved · Estuary</title>');

  speak('de-AT');
  await expect.poll(() => get('/saved')).toContain('<title>Gespeichert · Estuary</title>');
  const page = await get('/saved');
  expect(page).toContain('<html lang="de-AT"');
  expect(page).toContain('Zum Inhalt springen');
  const carried = /<script id="translation"[^>]*>(.*?)<\/script>/s.exec(page)?.[1] ?? '';
  expect(JSON.parse(carried)).toEqual(german);
  expect(await get('/editorial/feed.xml')).toContain('<title>Estuary: Magazin</title>');

  speak('pl');
  await expect.poll(() => get('/saved')).toContain('<title>Saved · Estuary</title>');
  expect(await get('/saved')).toContain('<html lang="pl"');
});
