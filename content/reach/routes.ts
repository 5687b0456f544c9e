import { Hono } from 'hono';
import type { Answers } from '../http/answers.ts';
import { pageNumber } from '../http/parameters.ts';
import { recordingFacts } from './recording-facts.ts';
import { redirects } from './redirects.ts';
import { sitemap } from './sitemap.ts';

export function reachRoutes(answers: Answers) {
  return new Hono()
    .get('/redirects.json', (c) => answers.send(c.req.raw, 'redirects', 'redirects', redirects))
    .get('/sitemap.json', (c) => {
      const page = pageNumber(c.req.query('page'));
      return answers.send(c.req.raw, 'sitemap', `sitemap?page=${page}`, (reader) => sitemap(reader, page));
    })
    .get('/recordings/:file{[a-zA-Z0-9._-]{1,200}\\.json}', (c) => {
      const name = c.req.param('file').slice(0, -'.json'.length);
      return answers.send(c.req.raw, `recordings/${name}`, `recordings/${name}`, (reader) =>
        recordingFacts(reader, name),
      );
    });
}
