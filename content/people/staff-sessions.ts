import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Store, Transaction } from '../store/repository.ts';
import type { PersonRow, StaffSessionRow } from '../store/tables/people.ts';
import type { Actor } from './actor.ts';
import { ownOrigin } from './own-origin.ts';
import { hashToken, newToken } from './tokens.ts';

const minute = 60_000;
const sessionSpan = 30 * 24 * 60 * minute;
export const stepUpSpan = 10 * minute;
/** How precisely it is stored when a session was last seen. */
const seenSpan = 5 * minute;

const cookieName = 'lw_staff';
const path = '/content';
/** Tells the pages of the site that somebody who works here looks at them. It proves nothing. */
const markerName = 'lw_staff_here';
const maxAgentLength = 200;

/** Starts a session for a person who has just proved who they are. The token goes into their cookie. */
export async function startSession(
  { access }: Transaction,
  person: number,
  agent: string | undefined,
  now: number,
): Promise<{ token: string; session: StaffSessionRow }> {
  const token = newToken();
  const session = {
    person,
    created: now,
    lastSeen: now,
    until: now + sessionSpan,
    stepUpUntil: now + stepUpSpan,
    agent: (agent ?? '').slice(0, maxAgentLength),
  };
  const id = await access.addSession({ ...session, hash: hashToken(token) });
  return { token, session: { ...session, id } };
}

export function sendCookie(c: Context, token: string, siteUrl: string): void {
  const options = {
    httpOnly: true,
    sameSite: 'Lax',
    secure: ownOrigin(c.req.raw, siteUrl).startsWith('https:'),
    maxAge: sessionSpan / 1000,
  } as const;
  setCookie(c, cookieName, token, { ...options, path });
  setCookie(c, markerName, '1', { ...options, path: '/' });
}

export function clearCookie(c: Context): void {
  deleteCookie(c, cookieName, { path });
  deleteCookie(c, markerName, { path: '/' });
}

export function hasCookie(c: Context): boolean {
  return getCookie(c, cookieName) !== undefined;
}

/** The actor of the session in the request's cookie. Using a session prolongs it. */
export async function findCookieOwner(c: Context, store: Store, now: number): Promise<Actor | undefined> {
  const token = getCookie(c, cookieName);
  const found = token ? await store.access.findSession(hashToken(token), now) : undefined;
  if (!found) return undefined;
  const { session, person } = found;
  // If this cannot be written now, it is written at the next request.
  if (now - session.lastSeen >= seenSpan)
    await store
      .write(({ access }) => access.touchSession(session.id, person.id, now, now + sessionSpan))
      .catch(() => undefined);
  return actorOfPerson(person, session, now);
}

export function actorOfPerson(person: PersonRow, { id, stepUpUntil }: StaffSessionRow, now: number): Actor {
  return {
    name: person.name,
    role: person.role,
    residents: person.residents,
    person: { id: person.id, email: person.email, session: id },
    stepUpUntil,
    isSteppedUp: stepUpUntil > now,
  };
}
