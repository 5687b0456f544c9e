import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/** Sites at other addresses may read; with their origins in the settings they may also send credentials. */
export function allowOrigins(origins: string[]): MiddlewareHandler {
  const known = origins.length > 0;
  const preflight = cors({
    origin: known ? origins : '*',
    credentials: known,
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['Accept', 'Authorization', 'Content-Type', 'If-None-Match', 'X-XSRF-TOKEN'],
    exposeHeaders: ['ETag'],
    maxAge: 86_400,
  });
  return async (c, next) => {
    if (c.req.method === 'OPTIONS') return preflight(c, next);
    await next();
    const origin = c.req.header('origin') ?? '';
    // JSON says itself that it varies with the origin. Asked for by nobody's page, it is sent as it is.
    if (!origin && c.req.path.endsWith('.json')) return;
    // Set on the finished answer: headers set before it make Hono copy every answer, body and all.
    const { headers } = c.res;
    headers.set('access-control-expose-headers', 'ETag');
    if (!known) return headers.set('access-control-allow-origin', '*');
    if (!headers.get('vary')?.includes('Origin')) headers.append('vary', 'Origin');
    headers.set('access-control-allow-credentials', 'true');
    if (origins.includes(origin)) headers.set('access-control-allow-origin', origin);
  };
}
