import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { StationDocument } from '@longwave/contract/documents.ts';
import {
  searchArticles,
  searchCollections,
  searchProgrammes,
  searchResponse,
  searchVideos,
  suggestions,
} from '@longwave/contract/search.ts';
import { expect, test } from 'vitest';
import { seedStation } from '../seed.ts';
import { openStore } from '../store/open-store.ts';
import { migrations } from '../store/sqlite/migrations.ts';
import { startContent, type TestContent, testKey } from '../testing/content.ts';
import {
  article,
  baseDocuments,
  collection,
  programme,
  resident,
  show,
  video,
} from '../testing/documents.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const documents: StationDocument[] = [
  programme('foghorn', {
    title: 'Foghorn',
    residents: ['bo'],
    summary: 'One chord',
    description: '<p>Lanterns.</p>',
  }),
  programme('lanterns', { title: 'Lanterns and Lamps' }),
  show('lantern', '2026-01-01T10:00:00Z', { title: 'Lantern' }),
  article('keepers', {
    title: 'The keepers',
    author: 'Bea Carrow',
    lede: 'Who lit the lanterns',
    residents: ['bo'],
    blocks: [
      { block: 'html', html: '<p>A <em>lighthouse</em> in winter.</p>' },
      { block: 'quote', text: 'Never look down', by: 'A steeplejack' },
    ],
  }),
  video('wick', { title: 'Wick', description: '<p>Trimming lanterns.</p>', residents: ['bo'] }),
  collection('lights', { title: 'Lights', summary: 'Lanterns, mostly', text: '<p>And one torch.</p>' }),
];

async function search(content: TestContent, query: string) {
  return searchResponse.parse(await content.json(`/search.json?query=${encodeURIComponent(query)}`));
}

test('[R-902] articles, videos, collections and programmes are found, each with its number', async () => {
  const content = await startContent(documents);
  const found = await search(content, 'lantern');
  expect(found.totals).toEqual({
    ...{ shows: 1, playedIn: 0, residents: 0 },
    ...{ articles: 1, videos: 1, collections: 1, programmes: 2 },
  });
  expect(found.articles.map(({ id }) => id)).toEqual(['keepers']);
  expect(found.videos.map(({ id }) => id)).toEqual(['wick']);
  expect(found.collections.map(({ id }) => id)).toEqual(['lights']);
  // A match in the title ranks before one in the text.
  expect(found.programmes.map(({ id }) => id)).toEqual(['lanterns', 'foghorn']);

  for (const query of ['lighthouse', 'steeplejack', 'carrow', 'odegard'])
    expect([query, (await search(content, query)).totals.articles]).toEqual([query, 1]);
  expect((await search(content, 'torch')).totals.collections).toBe(1);
  expect((await search(content, 'odegard')).totals).toMatchObject({ videos: 1, programmes: 1 });
  await content.close();
});

test('each kind has pages of its own', async () => {
  const many = Array.from({ length: 25 }, (_, at) => [
    article(`tide-${at}`, { title: `Tide ${at}` }),
    video(`tide-${at}`, { title: `Tide ${at}` }),
    collection(`tide-${at}`, { title: `Tide ${at}` }),
    programme(`tide-${at}`, { title: `Tide ${at}` }),
  ]).flat();
  const content = await startContent(many);
  const shapes = {
    articles: searchArticles,
    videos: searchVideos,
    collections: searchCollections,
    programmes: searchProgrammes,
  };
  for (const [tab, shape] of Object.entries(shapes)) {
    const pages = await Promise.all(
      [1, 2].map(async (page) =>
        shape.parse(await content.json(`/search/${tab}.json?query=tide&page=${page}`)),
      ),
    );
    expect(pages.map(({ items, pages, total }) => [items.length, pages, total])).toEqual([
      [20, 2, 25],
      [5, 2, 25],
    ]);
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(25);
  }
  await content.close();
});

test('what is changed, renamed or removed is found as it is now', async () => {
  const content = await startContent(documents);
  expect((await search(content, 'lantern')).totals.articles).toBe(1);
  await content.put(article('keepers', { title: 'The keepers', residents: ['bo'] }));
  expect((await search(content, 'lantern')).totals.articles).toBe(0);
  await content.put(resident('bo', 'Zephyr'));
  expect((await search(content, 'zephyr')).totals).toMatchObject({ articles: 1, videos: 1, programmes: 1 });
  expect((await search(content, 'odegard')).totals).toMatchObject({ articles: 0, videos: 0, programmes: 0 });
  const headers = { authorization: `Bearer ${testKey}`, 'if-match': '*' };
  expect((await content.get('/documents/video/wick', { method: 'DELETE', headers })).status).toBe(204);
  expect((await search(content, 'zephyr')).totals.videos).toBe(0);
  await content.close();
});

test('suggestions lead to them too, and leave room for shows', async () => {
  const content = await startContent([
    ...documents,
    ...Array.from({ length: 9 }, (_, at) =>
      show(`more-${at}`, `2026-02-0${at + 1}T10:00:00Z`, { title: `Lantern ${at}` }),
    ),
  ]);
  const { suggestions: found } = suggestions.parse(await content.json('/search/suggest.json?query=lantern'));
  expect(found).toHaveLength(8);
  expect(found.map(({ kind }) => kind)).toEqual([
    ...['programme', 'programme', 'show', 'show', 'show', 'show'],
    ...['article', 'collection'],
  ]);
  expect(found[0]).toMatchObject({ title: 'Lanterns and Lamps', path: '/programmes/lanterns' });
  expect(found.slice(-2).map(({ path }) => path)).toEqual(['/editorial/keepers', '/collections/lights']);
  await content.close();
});

test('a station from before they were found has all of them found when it starts', async () => {
  const [now, then] = [temporaryFolder(), temporaryFolder()];
  const today = await openStore(now);
  await seedStation(today, [...baseDocuments, ...documents.filter(({ type }) => type !== 'programme')]);
  await today.close();
  const old = new DatabaseSync(join(then, 'content.sqlite'));
  old.exec(`
    ${migrations.slice(0, 5).join('')}
    ATTACH '${join(now, 'content.sqlite')}' AS today;
    INSERT INTO documents (id, type, slug, live, changed)
      SELECT id, type, slug, live, changed FROM today.documents;
    PRAGMA user_version = 5;
  `);
  old.close();
  const rows = async (folder: string) => {
    const store = await openStore(folder);
    const found: Record<string, number[][]> = {};
    for (const word of ['lantern', 'lighthouse', 'steeplejack', 'odegard', 'torch', 'carrow'])
      found[word] = await Promise.all(
        (['article', 'video', 'collection'] as const).map((type) =>
          store.search.ranked(type, [word], 100, 0),
        ),
      );
    await store.close();
    return found;
  };
  expect(await rows(then)).toEqual(await rows(now));
  expect((await rows(then)).lantern?.flat()).toHaveLength(3);
});
