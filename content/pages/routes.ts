import { isPageId } from '@longwave/contract/slug.ts';
import { Hono } from 'hono';
import { HttpError } from '../http/http-error.ts';
import { parsePage } from '../http/parameters.ts';
import type { Responder } from '../http/responder.ts';
import type { Previews } from '../preview/previews.ts';
import { buildPage } from './build-page.ts';
import { PageNotValid } from './head.ts';

/** `/{pageId}.json` for every page; with `?preview=` as it would be with a draft. */
export function pageRoutes(responder: Responder, previews: Previews) {
  return new Hono().get('/*', (c) => {
    const { path } = c.req;
    const id = path.endsWith('.json') ? path.slice(1, -'.json'.length) : '';
    if (!isPageId(id)) throw new HttpError(404, `Page Not Found: ${path}`);
    const page = parsePage(c.req.query('page'));
    const preview = c.req.query('preview');
    if (preview !== undefined) return previews.respond(preview, id, page);
    return responder.send(c.req.raw, id, `${id}?page=${page}`, async (reader) => {
      try {
        const built = await buildPage(reader, id, page);
        if (built) return built;
      } catch (error) {
        if (error instanceof PageNotValid) throw new HttpError(404, error.message);
        throw error;
      }
      throw new HttpError(404, page > 1 ? `There is no page ${page} of ${id}` : `Page Not Found: /${id}`);
    });
  });
}
