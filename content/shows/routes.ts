import { Hono } from 'hono';
import { parseGenres, parsePage } from '../http/parameters.ts';
import type { Responder } from '../http/responder.ts';
import { filterShows } from './filter.ts';
import { groupedGenres, plainGenres } from './genres.ts';
import { recordingFacts } from './recording-facts.ts';

export function showRoutes(responder: Responder) {
  return new Hono()
    .get('/genres.json', (c) => {
      const grouped = ['1', 'true'].includes(c.req.query('grouped') ?? '');
      return responder.send(
        c.req.raw,
        'genres',
        `genres?grouped=${grouped}`,
        grouped ? groupedGenres : plainGenres,
      );
    })
    .get('/shows/filter.json', (c, next) => {
      const { searchParams } = new URL(c.req.url);
      // Without any parameter this is the page /shows/filter, which is served like every page.
      if (searchParams.size === 0) return next();
      const [chosen, page] = [parseGenres(searchParams), parsePage(searchParams.get('page'))];
      const key = `filter?${chosen.join(',')}&page=${page}`;
      return responder.send(c.req.raw, 'shows/filter', key, (reader) => filterShows(reader, chosen, page));
    })
    .get('/recordings/:file{[a-zA-Z0-9._-]{1,200}\\.json}', (c) => {
      const name = c.req.param('file').slice(0, -'.json'.length);
      return responder.send(c.req.raw, `recordings/${name}`, `recordings/${name}`, (reader) =>
        recordingFacts(reader, name),
      );
    });
}
