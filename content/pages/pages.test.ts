import { type PageOf, page } from '@longwave/contract/page.ts';
import { siteContent } from '@longwave/contract/site-content.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readProblem, startContent, type TestContent } from '../testing/content.ts';
import { picture, show, textPage } from '../testing/documents.ts';

let content: TestContent;

beforeAll(async () => {
  content = await startContent([
    show('low-water', '2026-11-01T20:00:00Z', { genres: ['ambient', 'dub'], featured: true }),
    show('high-water', '2026-11-08T20:00:00Z', { guests: ['Ada Brink'], residents: ['ines', 'bo'] }),
    ...Array.from({ length: 30 }, (_, day) =>
      show(`day-${day}`, `2026-10-${String((day % 28) + 1).padStart(2, '0')}T10:00:00Z`),
    ),
    {
      type: 'collection',
      slug: 'tides',
      title: 'Tides',
      kind: 'series',
      summary: 'In and out',
      text: '<p>In and out.</p>',
      picture,
      shows: ['low-water', 'high-water'],
      featured: true,
    },
    {
      type: 'video',
      slug: 'pier',
      title: 'Pier',
      kind: 'shorts',
      date: '2026-10-01T10:00:00Z',
      description: '',
      picture,
      seconds: 12,
      source: { provider: 'file', name: 'pier' },
      residents: ['bo'],
    },
    {
      type: 'article',
      slug: 'letter',
      title: 'Letter',
      section: 'news',
      date: '2026-10-02T10:00:00Z',
      author: 'Mo',
      lede: 'A letter',
      picture,
      blocks: [
        { block: 'html', html: '<p onclick="x()">Hello<script>alert(1)</script></p>' },
        { block: 'show', show: 'low-water' },
        { block: 'video', video: 'pier' },
      ],
      residents: ['ines'],
    },
    textPage('info', {
      text: '<p>About</p><img src=x onerror=alert(1)><a href="//evil.example">x</a>',
      blocks: [
        { block: 'html', html: '<h2 onclick="x()">Find us</h2>' },
        { block: 'picture', picture, caption: 'The sea' },
        { block: 'show', show: 'low-water' },
        { block: 'video', video: 'pier' },
      ],
    }),
    textPage('open-day', { validFrom: '2026-11-01T00:00:00Z', validUntil: '2026-11-30T00:00:00Z' }),
    textPage('last-year', { validUntil: '2025-12-31T00:00:00Z' }),
  ]);
});
afterAll(() => content.close());

test.each([
  ...['home', 'shows', 'shows/latest', 'shows/featured', 'shows/guests', 'shows/filter', 'shows/low-water'],
  ...['residents', 'residents/ines', 'collections', 'collections/series', 'collections/takeovers'],
  ...['collections/guest-residencies', 'collections/tides', 'editorial', 'editorial/news', 'editorial/reads'],
  ...['editorial/the-fleapit', 'editorial/residents-bin', 'editorial/resident-focus', 'editorial/letter'],
  ...['tv', 'tv/shorts', 'tv/music-videos', 'tv/live-sessions', 'tv/pier', 'listen', 'info', 'mobile-app'],
  ...['error', 'search', 'open-day'],
])('page file of %s keeps to the contract', async (id) => {
  const response = await content.get(`/${id}.json`);
  expect(response.status).toBe(200);
  expect(page.parse(await response.json())).toMatchObject({ id });
});

test('[R-156] home carries header, footer and the tree of pages', async () => {
  const home = siteContent.parse(await content.json('/home.json'));
  const ids = home.children.flatMap((child) => [child.id, ...(child.children ?? []).map(({ id }) => id)]);
  expect(ids).toEqual(
    expect.arrayContaining(['tv', 'tv/shorts', 'shows', 'listen', 'residents', 'open-day']),
  );
  expect(ids).not.toContain('last-year');
  expect(home.children.find(({ id }) => id === 'shows')).toMatchObject({ title: 'Discover', isListed: true });
  expect(home).toMatchObject({ footercopy: '<p>Test Radio</p>', additionalnav: [{ itemtitle: 'Shop' }] });
  expect(home.latest[0]?.id).toBe('high-water');
  expect(home.collection?.card.id).toBe('tides');
  expect(home.residents.map(({ id }) => id)).toContain('bo');
});

test('[R-157] rich text is sanitised before it is stored', async () => {
  const info = await content.json<PageOf<'text'>>('/info.json');
  expect(info.text.html).toBe('<p>About</p><a>x</a>');
  const letter = await content.json<PageOf<'article'>>('/editorial/letter.json');
  expect(letter.blocks[0]).toMatchObject({ html: '<p>Hello</p>' });
  expect(letter.blocks.map(({ block }) => block)).toEqual(['html', 'show-card', 'video-card']);
});

test('[R-141] a page outside its span is not found', async () => {
  const response = await content.get('/last-year.json');
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: 'Page Not Found: /last-year' });
});

test('a show page links residents, collections and neighbours', async () => {
  const low = await content.json<PageOf<'show'>>('/shows/low-water.json');
  expect(low.show.residents).toEqual([{ id: 'ines', name: 'Inês Duarte' }]);
  expect(low.collections).toMatchObject([{ id: 'tides', count: 2 }]);
  expect(low.next?.id).toBe('high-water');
  expect(low.previous?.id).toMatch(/^day-/);
  expect(low.moreByResidents.length).toBe(8);
});

test('lists have pages and an end', async () => {
  const first = await content.json<PageOf<'shows'>>('/shows.json');
  expect(first.shows).toMatchObject({ page: 1, pages: 2, total: 32 });
  const second = await content.json<PageOf<'shows'>>('/shows.json?page=2');
  expect(second.shows.items).toHaveLength(8);
  expect((await content.get('/shows.json?page=3')).status).toBe(404);
  const bad = await readProblem(await content.get('/shows.json?page=-1'));
  expect(bad).toMatchObject([400, { parameter: 'page' }]);
});

test('an unknown page says so, whatever its name', async () => {
  for (const path of [
    '/nothing.json',
    '/shows/nothing.json',
    '/a/b/c.json',
    '/__proto__.json',
    '/%00.json',
    '/x',
  ]) {
    const [status] = await readProblem(await content.get(path));
    expect([path, status]).toEqual([path, 404]);
  }
});

test('a response is not sent again to a client that has its etag', async () => {
  const first = await content.get('/home.json', { headers: { 'accept-encoding': 'br' } });
  expect(first.headers.get('content-encoding')).toBe('br');
  const etag = first.headers.get('etag') ?? '';
  const again = await content.get('/home.json', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

test('[R-907] a text page has pictures, shows and videos after its text, made safe', async () => {
  const info = page.parse(await content.json('/info.json'));
  expect(info.kind === 'text' && info.blocks).toMatchObject([
    { block: 'html', html: '<h2>Find us</h2>' },
    { block: 'picture', caption: 'The sea' },
    { block: 'show-card', show: { id: 'low-water' } },
    { block: 'video-card', video: { id: 'pier' }, source: { provider: 'file' } },
  ]);
  const open = page.parse(await content.json('/open-day.json'));
  expect(open.kind === 'text' && open.blocks).toEqual([]);
});
