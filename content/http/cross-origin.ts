import { cors } from 'hono/cors';

/** Sites at other addresses may read; with their origins in the settings they may also send credentials. */
export function allowOrigins(origins: string[]) {
  const known = origins.length > 0;
  return cors({
    origin: known ? origins : '*',
    credentials: known,
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['Accept', 'Authorization', 'Content-Type', 'If-None-Match', 'X-XSRF-TOKEN'],
    exposeHeaders: ['ETag'],
    maxAge: 86_400,
  });
}
