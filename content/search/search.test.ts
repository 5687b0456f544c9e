import {
  type SearchResponse,
  searchPlayedIn,
  searchResidents,
  searchResponse,
  searchShows,
  suggestions,
} from '@longwave/contract/search.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readProblem, startContent, type TestContent } from '../testing/content.ts';
import { show } from '../testing/documents.ts';

let content: TestContent;

beforeAll(async () => {
  content = await startContent([
    show('mooring', '2026-01-01T10:00:00Z', {
      title: 'Mooring Lines',
      description: '<p>Slow music about <em>harbours</em>.</p>',
      tracklist: [
        { time: 0, artist: 'Ebba Strøm', title: 'Café Nocturne' },
        { time: 312.4, artist: 'Tidewrack', title: 'Ebb' },
      ],
    }),
    show('harbour', '2026-02-01T10:00:00Z', { title: 'Harbour', genres: ['dub'], residents: ['bo'] }),
    show('again', '2026-03-01T10:00:00Z', {
      title: 'Again',
      tracklist: [
        { time: null, artist: 'Nobody', title: 'Else' },
        { time: 60, artist: 'Ebba Strøm', title: 'Second Water' },
        { time: 90, artist: 'Ebba Strøm', title: 'Third Water' },
      ],
    }),
    ...Array.from({ length: 45 }, (_, at) =>
      show(`tide-${at}`, new Date(Date.UTC(2025, 0, 1 + at)).toISOString(), {
        title: `Tide ${at}`,
        residents: [],
      }),
    ),
  ]);
});
afterAll(() => content.close());

const search = async (query: string): Promise<SearchResponse> =>
  searchResponse.parse(await content.json(`/search.json?query=${encodeURIComponent(query)}`));

test('[R-113] finds shows, tracks and residents in one response, with totals', async () => {
  const answer = await search('ebb');
  expect(answer.totals).toMatchObject({ shows: 0, playedIn: 2, residents: 0 });
  expect((await search('slow')).totals).toMatchObject({ shows: 1, playedIn: 0, residents: 2 });
});

test('a word in the title stands before one in the description', async () => {
  expect((await search('harbour')).shows.map(({ id }) => id)).toEqual(['harbour', 'mooring']);
});

test('a show is found by its resident and its genre', async () => {
  expect((await search('odegard dub')).shows.map(({ id }) => id)).toEqual(['harbour']);
});

test('[R-115] played-in gives the matching line and its time', async () => {
  const answer = searchPlayedIn.parse(await content.json('/search/played-in.json?query=strom'));
  expect(answer.items.map(({ show, track, line }) => [show.id, track.title, track.time, line])).toEqual([
    ['again', 'Second Water', 60, 1],
    ['mooring', 'Café Nocturne', 0, 0],
  ]);
  expect(answer.total).toBe(2);
});

test('all words must stand in one line', async () => {
  expect((await search('tidewrack cafe')).playedIn).toEqual([]);
  expect((await search('strom cafe')).playedIn.map(({ show }) => show.id)).toEqual(['mooring']);
});

test('[R-116] accents make no difference, nor do unfinished words', async () => {
  for (const query of ['inês', 'INES', 'ine', 'Inês Du'])
    expect((await search(query)).residents.map(({ name }) => name)).toEqual(['Inês Duarte']);
  const answer = searchResidents.parse(await content.json('/search/residents.json?query=Odegaard'));
  expect(answer.total).toBe(0);
});

test('[R-114] results have pages', async () => {
  const pages = await Promise.all(
    [1, 2, 3, 4].map(async (page) =>
      searchShows.parse(await content.json(`/search/shows.json?query=tide&page=${page}`)),
    ),
  );
  expect(pages.map(({ items }) => items.length)).toEqual([20, 20, 5, 0]);
  expect(pages[0]).toMatchObject({ total: 45, pages: 3, totals: { shows: 45 } });
  expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(45);
});

const tabs = ['shows', 'played-in', 'residents', 'articles', 'videos', 'collections', 'programmes'];

test('nothing a visitor types is an operator or breaks the search', async () => {
  const odd = [
    '"',
    '""',
    'a"b',
    'title:harbour',
    'harbour*',
    'NEAR(a b)',
    'a AND',
    'NOT',
    '(',
    ')',
    '^x',
    '-',
    '{a b}:c',
  ];
  for (const query of [
    ...odd,
    '\0',
    '%',
    '\ud800',
    '🌊',
    "'; DROP TABLE documents; --",
    '__proto__',
    '',
    '   ',
  ])
    for (const path of ['search', ...tabs.map((tab) => `search/${tab}`), 'search/suggest']) {
      const response = await content.get(`/${path}.json?query=${encodeURIComponent(query.toWellFormed())}`);
      expect([query, path, response.status]).toEqual([query, path, 200]);
    }
  expect((await search('harbour*')).totals.shows).toBe(2);
});

test('a query that is too long is refused by name', async () => {
  const problem = await readProblem(await content.get(`/search.json?query=${'a'.repeat(101)}`));
  expect(problem).toMatchObject([400, { parameter: 'query' }]);
});

test('suggestions lead to people, shows and the second a track was played', async () => {
  const people = suggestions.parse(await content.json('/search/suggest.json?query=in'));
  expect(people.suggestions[0]).toMatchObject({ kind: 'resident', path: '/residents/ines' });
  const tracks = suggestions.parse(await content.json('/search/suggest.json?query=tidew'));
  expect(tracks.suggestions).toEqual([
    {
      kind: 'track',
      title: 'Tidewrack – Ebb',
      detail: 'Played in Mooring Lines',
      path: '/shows/mooring?t=312',
    },
  ]);
  const many = suggestions.parse(await content.json('/search/suggest.json?query=tide'));
  expect(many.suggestions).toHaveLength(8);
});
