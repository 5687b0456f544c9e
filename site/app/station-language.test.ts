import { afterEach, expect, test } from 'vitest';
import { createSite } from '../app.ts';
import { readSiteSettings } from '../settings.ts';
import { home, sampleContent, textPage } from '../testing/sample-content.ts';
import { serve } from '../testing/serve.ts';
import { german } from './words/de.ts';

// This test needs the build made by `npm run build`.
let site: Awaited<ReturnType<typeof createSite>>;
let server: Awaited<ReturnType<typeof serve>>;

afterEach(async () => {
  await site.close();
  server.close();
});

test('pages, their titles and feeds speak the language of the station’s document, else English', async () => {
  const content = sampleContent();
  const articles = { items: home.articles, page: 1, pages: 1, total: 1 };
  content.responses.set('/editorial.json', {
    ...textPage('editorial', 'Editorial'),
    kind: 'editorial',
    section: null,
    articles,
  });
  site = await createSite({ ...readSiteSettings({}), fetchContent: content.fetch });
  server = await serve(site.handle);
  const get = async (path: string) => (await fetch(server.origin + path)).text();
  const speak = (language: string) =>
    content.publish('home', { ...home, station: { ...home.station, language } });

  expect(await get('/saved')).toContain('<title>Saved · Test Station</title>');

  speak('de-AT');
  await expect.poll(() => get('/saved')).toContain('<title>Gespeichert · Test Station</title>');
  const page = await get('/saved');
  expect(page).toContain('<html lang="de-AT"');
  expect(page).toContain('Zum Inhalt springen');
  const carried = /<script id="translation"[^>]*>(.*?)<\/script>/s.exec(page)?.[1] ?? '';
  expect(JSON.parse(carried)).toEqual(german);
  expect(await get('/editorial/feed.xml')).toContain('<title>Test Station: Magazin</title>');

  speak('pl');
  await expect.poll(() => get('/saved')).toContain('<title>Saved · Test Station</title>');
  expect(await get('/saved')).toContain('<html lang="pl"');
});
