import { Hono } from 'hono';
import { parsePage } from '../http/parameters.ts';
import type { Responder } from '../http/responder.ts';
import { readRedirects } from './redirects.ts';
import { buildSitemap } from './sitemap.ts';

export function urlRoutes(responder: Responder) {
  return new Hono()
    .get('/redirects.json', (c) => responder.send(c.req.raw, 'redirects', 'redirects', readRedirects))
    .get('/sitemap.json', (c) => {
      const page = parsePage(c.req.query('page'));
      return responder.send(c.req.raw, 'sitemap', `sitemap?page=${page}`, (reader) =>
        buildSitemap(reader, page),
      );
    });
}
