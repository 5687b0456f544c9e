import { showsPerPage } from '@longwave/contract/filter.ts';
import type { SearchAnswer } from '@longwave/contract/search.ts';
import { Hono } from 'hono';
import type { Answers } from '../http/answers.ts';
import { pageNumber, searchText } from '../http/parameters.ts';
import type { Reader } from '../pages/reader.ts';
import {
  findArticles,
  findCollections,
  findPlayedIn,
  findProgrammes,
  findResidents,
  findShows,
  findVideos,
  totals,
} from './find.ts';
import { suggest } from './suggest.ts';

const few = 6;

export function searchRoutes(answers: Answers) {
  const app = new Hono();
  app.get('/search.json', (c, next) => {
    const { searchParams } = new URL(c.req.url);
    // Without a query this is the page /search, which has a file like every page.
    if (!searchParams.has('query')) return next();
    const query = searchText(searchParams);
    return answers.send(c.req.raw, 'search', `search?${query}`, (reader) => overview(reader, query));
  });
  app.get('/search/suggest.json', (c) => {
    const query = searchText(new URL(c.req.url).searchParams);
    return answers.send(c.req.raw, 'search', `suggest?${query}`, (reader) => suggest(reader, query));
  });

  const tabs = [
    ['shows', 'shows', findShows],
    ['played-in', 'playedIn', findPlayedIn],
    ['residents', 'residents', findResidents],
    ['articles', 'articles', findArticles],
    ['videos', 'videos', findVideos],
    ['collections', 'collections', findCollections],
    ['programmes', 'programmes', findProgrammes],
  ] as const;
  for (const [path, kind, find] of tabs)
    app.get(`/search/${path}.json`, (c) => {
      const { searchParams } = new URL(c.req.url);
      const [query, page] = [searchText(searchParams), pageNumber(searchParams.get('page'))];
      return answers.send(c.req.raw, `search/${path}`, `search/${path}?${page}&${query}`, (reader) => {
        const all = totals(reader, query);
        const total = all[kind];
        const items = find(reader, query, showsPerPage, (page - 1) * showsPerPage);
        return { query, totals: all, items, page, pages: Math.ceil(total / showsPerPage), total };
      });
    });
  return app;
}

function overview(reader: Reader, query: string): SearchAnswer {
  return {
    query,
    totals: totals(reader, query),
    shows: findShows(reader, query, few, 0),
    playedIn: findPlayedIn(reader, query, few, 0),
    residents: findResidents(reader, query, few, 0),
    articles: findArticles(reader, query, few, 0),
    videos: findVideos(reader, query, few, 0),
    collections: findCollections(reader, query, few, 0),
    programmes: findProgrammes(reader, query, few, 0),
  };
}
