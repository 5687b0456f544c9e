import { showsPerPage } from '@longwave/contract/filter.ts';
import type { SearchResponse } from '@longwave/contract/search.ts';
import { Hono } from 'hono';
import { parsePage, parseSearchText } from '../http/parameters.ts';
import type { Responder } from '../http/responder.ts';
import type { Reader } from '../store/reader.ts';
import {
  countMatches,
  findArticles,
  findCollections,
  findPlayedIn,
  findProgrammes,
  findResidents,
  findShows,
  findVideos,
} from './find.ts';
import { suggest } from './suggest.ts';

const overviewItems = 6;

export function searchRoutes(responder: Responder) {
  const app = new Hono();
  app.get('/search.json', (c, next) => {
    const { searchParams } = new URL(c.req.url);
    // Without a query this is the page /search, which is served like every page.
    if (!searchParams.has('query')) return next();
    const query = parseSearchText(searchParams);
    return responder.send(c.req.raw, 'search', `search?${query}`, (reader) => overview(reader, query));
  });
  app.get('/search/suggest.json', (c) => {
    const query = parseSearchText(new URL(c.req.url).searchParams);
    return responder.send(c.req.raw, 'search', `suggest?${query}`, (reader) => suggest(reader, query));
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
      const [query, page] = [parseSearchText(searchParams), parsePage(searchParams.get('page'))];
      return responder.send(
        c.req.raw,
        `search/${path}`,
        `search/${path}?${page}&${query}`,
        async (reader) => {
          const [totals, items] = await Promise.all([
            countMatches(reader, query),
            find(reader, query, showsPerPage, (page - 1) * showsPerPage),
          ]);
          const total = totals[kind];
          return { query, totals, items, page, pages: Math.ceil(total / showsPerPage), total };
        },
      );
    });
  return app;
}

async function overview(reader: Reader, query: string): Promise<SearchResponse> {
  const [totals, shows, playedIn, residents, articles, videos, collections, programmes] = await Promise.all([
    countMatches(reader, query),
    findShows(reader, query, overviewItems, 0),
    findPlayedIn(reader, query, overviewItems, 0),
    findResidents(reader, query, overviewItems, 0),
    findArticles(reader, query, overviewItems, 0),
    findVideos(reader, query, overviewItems, 0),
    findCollections(reader, query, overviewItems, 0),
    findProgrammes(reader, query, overviewItems, 0),
  ]);
  return { query, totals, shows, playedIn, residents, articles, videos, collections, programmes };
}
