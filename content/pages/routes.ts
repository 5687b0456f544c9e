import { isPageId } from '@longwave/contract/slug.ts';
import { Hono } from 'hono';
import type { Answers } from '../http/answers.ts';
import { pageNumber } from '../http/parameters.ts';
import { Refusal } from '../http/problem.ts';
import { buildPage } from './build-page.ts';
import { NotValidNow } from './head.ts';

/** `/{pageId}.json`, for every page there is. */
export function pageRoutes(answers: Answers) {
  return new Hono().get('/*', (c) => {
    const { path } = c.req;
    const id = path.endsWith('.json') ? path.slice(1, -'.json'.length) : '';
    if (!isPageId(id)) throw new Refusal(404, `Page Not Found: ${path}`);
    const page = pageNumber(c.req.query('page'));
    return answers.send(c.req.raw, id, `${id}?page=${page}`, (reader) => {
      try {
        const built = buildPage(reader, id, page);
        if (built) return built;
      } catch (error) {
        if (error instanceof NotValidNow) throw new Refusal(404, error.message);
        throw error;
      }
      throw new Refusal(404, page > 1 ? `There is no page ${page} of ${id}` : `Page Not Found: /${id}`);
    });
  });
}
