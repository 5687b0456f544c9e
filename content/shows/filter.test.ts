import { type FilterResponse, filterResponse } from '@longwave/contract/filter.ts';
import { groupedGenres } from '@longwave/contract/genres.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readProblem, startContent, type TestContent } from '../testing/content.ts';
import { show } from '../testing/documents.ts';

let content: TestContent;
const kinds = [['ambient'], ['dub'], ['ambient', 'dub'], ['jazz']];
const shows = Array.from({ length: 90 }, (_, at) =>
  show(`show-${at}`, new Date(Date.UTC(2026, 0, 1 + at)).toISOString(), { genres: kinds[at % 4] ?? [] }),
);

beforeAll(async () => {
  content = await startContent(shows);
});
afterAll(() => content.close());

const filter = async (query: string): Promise<FilterResponse> =>
  filterResponse.parse(await (await content.get(`/shows/filter.json?${query}`)).json());

test('[R-208] a show matches by any of the genres, newest first, 20 a page', async () => {
  const expected = shows
    .filter(({ genres }) => genres.includes('ambient') || genres.includes('dub'))
    .map(({ slug }) => slug)
    .reverse();
  const pages = await Promise.all(
    [1, 2, 3, 4].map((page) => filter(`genres=ambient&genres=dub&page=${page}`)),
  );
  expect(pages.flatMap((page) => page.shows.map(({ id }) => id))).toEqual(expected);
  expect(pages[0]).toMatchObject({ page: 1, pages: 4, totalShows: expected.length });
  expect(pages[0]?.shows).toHaveLength(20);
});

test('genres as one list, with brackets, repeated or in another order are the same', async () => {
  const one = await filter('genres=dub,jazz&page=1');
  expect(await filter('genres=jazz&genres=dub&genres=dub&page=1')).toEqual(one);
  expect(await filter('genres[]=jazz&genres[]=dub&page=1')).toEqual(one);
});

test('unknown genres match nothing, none at all match everything', async () => {
  expect(await filter('genres=polka&page=1')).toEqual({ shows: [], page: 1, pages: 0, totalShows: 0 });
  expect((await filter('genres=&page=1')).totalShows).toBe(90);
});

test('parameters out of bounds are named', async () => {
  const many = Array.from({ length: 41 }, (_, at) => `g${at}`).join(',');
  for (const [query, parameter] of [
    ['genres=dub&page=0', 'page'],
    ['genres=dub&page=10001', 'page'],
    ['genres=dub&page=1e3', 'page'],
    [`genres=${many}`, 'genres'],
  ] as const) {
    const [status, problem] = await readProblem(await content.get(`/shows/filter.json?${query}`));
    expect([query, status, problem.parameter]).toEqual([query, 400, parameter]);
  }
});

test('genres come in their groups, with counts', async () => {
  const answer = groupedGenres.parse(await (await content.get('/genres.json?grouped=1')).json());
  expect(answer.groups.map(({ title }) => title)).toEqual(['Quiet', 'Heavy']);
  expect(answer.groups[0]?.genres[0]).toEqual({ id: 'ambient', title: 'Ambient', count: 45 });
});
