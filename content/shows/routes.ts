import { Hono } from 'hono';
import type { Answers } from '../http/answers.ts';
import { genres, pageNumber } from '../http/parameters.ts';
import { filterShows } from './filter.ts';
import { groupedGenres, plainGenres } from './genres.ts';

export function showRoutes(answers: Answers) {
  return new Hono()
    .get('/genres.json', (c) => {
      const grouped = ['1', 'true'].includes(c.req.query('grouped') ?? '');
      return answers.send(
        c.req.raw,
        'genres',
        `genres?grouped=${grouped}`,
        grouped ? groupedGenres : plainGenres,
      );
    })
    .get('/shows/filter.json', (c, next) => {
      const { searchParams } = new URL(c.req.url);
      // Without any parameter this is the page /shows/filter, which has a file like every page.
      if (searchParams.size === 0) return next();
      const [chosen, page] = [genres(searchParams), pageNumber(searchParams.get('page'))];
      const key = `filter?${chosen.join(',')}&page=${page}`;
      return answers.send(c.req.raw, 'shows/filter', key, (reader) => filterShows(reader, chosen, page));
    });
}
