import { bearerToken, isSameKey } from '@longwave/server-kit/key-check.ts';
import { createMiddleware } from 'hono/factory';
import { HttpError } from './http-error.ts';

/** Lets requests through that have one of the keys; keys that are not set match nothing. */
export function requireAnyKey(...keys: (string | undefined)[]) {
  return createMiddleware(async (c, next) => {
    const given = bearerToken(c.req.header('authorization'));
    if (!keys.some((key) => key && isSameKey(given, key)))
      throw new HttpError(401, 'The key is missing or wrong');
    await next();
  });
}
