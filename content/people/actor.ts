import type { Context } from 'hono';
import { parseAuthor } from '../staff/document-request.ts';
import type { Role } from '../store/tables/people.ts';

/** The sender of a request: a person of the station, or a program with an API key. */
export type Actor = {
  name: string;
  role: Role;
  /** Slugs of the residents that a host is. */
  residents: string[];
  /** Undefined for an API key. */
  person: { id: number; email: string; session: number } | undefined;
  /** The id of an API key; undefined for a person and for the key of the settings. */
  key?: number;
  /** Until when this person need not prove again who they are; unused for an API key, which never has to. */
  stepUpUntil: number;
  isSteppedUp: boolean;
};

/** The actor of a request that `requireStaff` has let through. */
export function actorOf(c: Context): Actor {
  return c.get('actor');
}

/** Slugs of the residents whose documents the actor may see; undefined for all documents. */
export function ownersOf({ role, residents }: Pick<Actor, 'role' | 'residents'>): string[] | undefined {
  return role === 'host' ? residents : undefined;
}

/** The author noted for what the actor writes. An API key may name an author in a header; a person is always the author. */
export function authorOf(c: Context): string {
  const actor = actorOf(c);
  if (actor.person) return actor.name;
  const given = parseAuthor(c.req.raw);
  return given ?? (actor.name === contentKeyName ? 'key' : actor.name);
}

/** The name of the key `CONTENT_KEY` in the audit log. */
export const contentKeyName = 'CONTENT_KEY';
