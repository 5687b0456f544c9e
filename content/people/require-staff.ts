import { bearerToken, isSameKey } from '@longwave/server-kit/key-check.ts';
import type { Context, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { HttpError } from '../http/http-error.ts';
import type { ContentSettings } from '../settings.ts';
import type { Store } from '../store/repository.ts';
import type { ApiKeyRow } from '../store/tables/people.ts';
import { type Actor, contentKeyName } from './actor.ts';
import { type Action, authorise } from './authorise.ts';
import { checkCookieOrigin } from './own-origin.ts';
import { findCookieOwner, hasCookie } from './staff-sessions.ts';
import { hashToken } from './tokens.ts';

const usedSpan = 5 * 60_000;

/** Lets requests through whose actor may do this; the route gets the actor by `actorOf`. */
export type RequireStaff = (action: Action) => MiddlewareHandler;
export type StaffSettings = Pick<ContentSettings, 'contentKey' | 'siteUrl' | 'mail' | 'now'>;

export function createRequireStaff(store: Store, settings: StaffSettings): RequireStaff {
  return (action) =>
    createMiddleware(async (c, next) => {
      const actor = await findActor(c, store, settings);
      if (!actor)
        throw new HttpError(401, bearerToken(c.req.header('authorization')) ? wrongKey : 'Sign in first');
      authorise(actor, action);
      c.set('actor', actor);
      await next();
      c.header('cache-control', 'no-store');
    });
}

const wrongKey = 'The key is missing or wrong';

/** Finds the actor by the key in the header, which no page of another site can send, or else by the cookie. */
export async function findActor(
  c: Context,
  store: Store,
  settings: StaffSettings,
): Promise<Actor | undefined> {
  const now = settings.now();
  const given = bearerToken(c.req.header('authorization'));
  if (given !== undefined) {
    if (isSameKey(given, settings.contentKey))
      return actorOfKey({ name: contentKeyName, role: 'owner', residents: [] });
    const key = await store.access.findKey(hashToken(given));
    if (key && now - (key.lastUsed ?? 0) >= usedSpan)
      await store.write(({ access }) => access.touchKey(key.id, now)).catch(() => undefined);
    return key && { ...actorOfKey(key), key: key.id };
  }
  if (!hasCookie(c)) return undefined;
  checkCookieOrigin(c.req.raw, settings.siteUrl);
  return findCookieOwner(c, store, now);
}

export function actorOfKey({ name, role, residents }: Pick<ApiKeyRow, 'name' | 'role' | 'residents'>): Actor {
  return { name, role, residents, person: undefined, stepUpUntil: 0, isSteppedUp: true };
}
