import { createHash, timingSafeEqual } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { Refusal } from '../http/problem.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Lets only those through who have the station's key. Without a key in the settings, nobody. */
export function requireKey(key: string | undefined) {
  return createMiddleware(async (c, next) => {
    if (!key) throw new Refusal(403, 'Writing is off: this station has no CONTENT_KEY');
    const given = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
    if (!timingSafeEqual(digest(given), digest(key))) throw new Refusal(401, 'The key is missing or wrong');
    await next();
    c.header('cache-control', 'no-store');
  });
}
