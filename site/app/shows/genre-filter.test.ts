import type { FilterResponse } from '@longwave/contract/filter.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheKey, createGenreFilter, type FetchFilteredShows, hasFilters } from './genre-filter.ts';

const log = vi.spyOn(console, 'log');
const failures = vi.spyOn(console, 'error');
beforeEach(() => {
  log.mockImplementation(() => {});
  failures.mockImplementation(() => {});
});
afterEach(() => vi.clearAllMocks());

function show(id: string) {
  return {
    id,
    title: id,
    date: '2026-11-01T20:00:00Z',
    picture: { name: id, alt: '', width: 10, height: 10, colour: '#112233' },
    genres: [],
    residents: [],
    guests: [],
    recording: null,
  };
}

function filterResponse(genres: string[], page: number, pages = 3): FilterResponse {
  return { shows: [show(`${genres.join('-')}-${page}`)], page, pages, totalShows: pages };
}

function filterWith(
  fetchFilteredShows: FetchFilteredShows = async (genres, page) => filterResponse(genres, page),
) {
  const requested: string[] = [];
  const filter = createGenreFilter((genres, page) => {
    requested.push(cacheKey(genres, page));
    return fetchFilteredShows(genres, page);
  });
  const ids = () => filter.getState().filteredShows.shows.map((one) => one.id);
  return { filter, requested, ids };
}

test('[R-200] the state starts empty, closed, with page 2 next', () => {
  const { filter } = filterWith();
  expect(filter.getState()).toMatchObject({
    filtersOpen: false,
    appliedGenres: [],
    genres: [],
    filtering: false,
    filteredShows: { shows: [], page: 1, pages: 0, totalShows: 0, loading: false, error: null },
    currentPage: 2,
    cache: {},
  });
  expect(hasFilters(filter.getState())).toBe(false);
  expect(hasFilters({ appliedGenres: ['dub'] })).toBe(true);
});

test('[R-200] the cache key is the genres joined with commas and the page', () => {
  expect(cacheKey(['dub', 'jazz'], 2)).toBe('dub,jazz,2');
});

test('[R-201] toggling adds or removes a genre, makes page 2 the next, loads page 1', async () => {
  const { filter, requested, ids } = filterWith();
  await filter.toggle('dub');
  await filter.loadMore();
  expect(filter.getState().currentPage).toBe(3);
  await filter.toggle('jazz');
  expect(filter.getState()).toMatchObject({
    appliedGenres: ['dub', 'jazz'],
    currentPage: 2,
    filtering: true,
  });
  expect(ids()).toEqual(['dub-jazz-1']);
  await filter.toggle('dub');
  expect(filter.getState().appliedGenres).toEqual(['jazz']);
  expect(requested).toEqual(['dub,1', 'dub,2', 'dub,jazz,1', 'jazz,1']);
});

test('[R-202] a page already fetched is shown again without a call', async () => {
  const { filter, requested, ids } = filterWith();
  await filter.toggle('dub');
  await filter.toggle('jazz');
  await filter.toggle('jazz');
  expect(requested).toEqual(['dub,1', 'dub,jazz,1']);
  expect(ids()).toEqual(['dub-1']);
});

test('[R-203] load more appends the next page and moves on by one', async () => {
  const { filter, ids } = filterWith();
  await filter.toggle('dub');
  await filter.loadMore();
  expect(ids()).toEqual(['dub-1', 'dub-2']);
  expect(filter.getState().currentPage).toBe(3);
});

test('[R-204] load more past the last page only logs', async () => {
  const { filter, requested } = filterWith(async (genres, page) => filterResponse(genres, page, 1));
  await filter.toggle('dub');
  const before = filter.getState();
  await filter.loadMore();
  expect(filter.getState()).toBe(before);
  expect(requested).toEqual(['dub,1']);
  expect(log).toHaveBeenCalledWith('No page 2 of shows: the last is 1');
});

test.each([0, '0'])(
  '[R-205] with totalShows %j the list stays and "No shows found" is logged',
  async (none) => {
    const { filter, ids } = filterWith(async (genres, page) =>
      genres.includes('polka')
        ? { shows: [], page: 1, pages: 0, totalShows: none }
        : filterResponse(genres, page),
    );
    await filter.toggle('dub');
    const before = filter.getState().filteredShows;
    await filter.toggle('polka');
    expect(filter.getState().filteredShows).toEqual({ ...before, loading: false });
    expect(ids()).toEqual(['dub-1']);
    expect(filter.getState().nothingFound).toBe(true);
    expect(log).toHaveBeenCalledWith('No shows found');
  },
);

test.each([
  ['dub', ['dub']],
  ['dub,jazz', ['dub', 'jazz']],
  [
    ['dub', 'jazz', 'dub'],
    ['dub', 'jazz'],
  ],
  [7, []],
  [null, []],
  [{ genres: 'dub' }, []],
])('[R-206] genres given as %j become %j', async (input, list) => {
  const { filter } = filterWith();
  await filter.apply(input);
  expect(filter.getState().appliedGenres).toEqual(list);
});

test('[R-207] a failed fetch is stored as an error, ends loading, and can be retried', async () => {
  let broken = true;
  const { filter, ids } = filterWith(async (genres, page) => {
    if (broken) throw new Error('Network Error');
    return filterResponse(genres, page);
  });
  await filter.toggle('dub');
  expect(filter.getState().filteredShows).toMatchObject({
    loading: false,
    error: 'The shows did not arrive.',
  });
  expect(failures).toHaveBeenCalledWith('Error fetching filtered shows:', expect.any(Error));
  broken = false;
  await filter.retry();
  expect(filter.getState().filteredShows.error).toBeNull();
  expect(ids()).toEqual(['dub-1']);
});

test('[R-207] a failed load more is only logged', async () => {
  const { filter, ids } = filterWith(async (genres, page) => {
    if (page > 1) throw new Error('Network Error');
    return filterResponse(genres, page);
  });
  await filter.toggle('dub');
  await filter.loadMore();
  expect(filter.getState()).toMatchObject({ currentPage: 2, filteredShows: { loading: false, error: null } });
  expect(ids()).toEqual(['dub-1']);
  expect(failures).toHaveBeenCalledOnce();
});

test('a response that comes after the genres have changed again is ignored', async () => {
  const waiting: Record<string, () => void> = {};
  const { filter, ids } = filterWith(
    (genres, page) =>
      new Promise((done) => {
        waiting[cacheKey(genres, page)] = () => done(filterResponse(genres, page));
      }),
  );
  const first = filter.toggle('dub');
  const second = filter.toggle('jazz');
  waiting['dub,jazz,1']?.();
  await second;
  waiting['dub,1']?.();
  await first;
  expect(ids()).toEqual(['dub-jazz-1']);
});

test('the page that the server rendered is not fetched again', async () => {
  const { filter, requested, ids } = filterWith();
  filter.start('dub', filterResponse(['dub'], 1));
  await filter.apply('dub');
  expect(requested).toEqual([]);
  expect(ids()).toEqual(['dub-1']);
});
