import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/** Lets sites at other origins read; origins named in the settings may also send credentials. */
export function allowOrigins(origins: string[]): MiddlewareHandler {
  const known = origins.length > 0;
  const preflight = cors({
    origin: known ? origins : '*',
    credentials: known,
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: [
      'Accept',
      'Authorization',
      'Content-Type',
      'If-Match',
      'If-None-Match',
      'Tus-Resumable',
      'Upload-Length',
      'Upload-Metadata',
      'Upload-Offset',
      'X-Author',
      'X-XSRF-TOKEN',
    ],
    exposeHeaders: ['ETag'],
    maxAge: 86_400,
  });
  return async (c, next) => {
    if (c.req.method === 'OPTIONS') return preflight(c, next);
    await next();
    const origin = c.req.header('origin') ?? '';
    // JSON responses have their own Vary header; without an Origin header nothing is added.
    if (!origin && c.req.path.endsWith('.json')) return;
    // Set on the finished response: headers set earlier make Hono copy every response with its body.
    const { headers } = c.res;
    if (!headers.has('access-control-expose-headers')) headers.set('access-control-expose-headers', 'ETag');
    if (!known) return headers.set('access-control-allow-origin', '*');
    if (!headers.get('vary')?.includes('Origin')) headers.append('vary', 'Origin');
    headers.set('access-control-allow-credentials', 'true');
    if (origins.includes(origin)) headers.set('access-control-allow-origin', origin);
  };
}
