import { Hono } from 'hono';
import * as z from 'zod/mini';
import { HttpError } from '../http/http-error.ts';
import { actorOf } from '../people/actor.ts';
import { authorise } from '../people/authorise.ts';
import { subjectOf } from '../people/document-subject.ts';
import { readBody } from '../people/request.ts';
import type { RequireStaff } from '../people/require-staff.ts';
import { parseType } from '../staff/document-request.ts';
import type { Store } from '../store/repository.ts';
import { readDocument } from '../store/stored-document.ts';
import type { Presence } from './presence.ts';

export const presenceBody = z.object({
  tab: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  isOpen: z.boolean(),
});

/** An open editor reports from time to time that it is open, and gets who else has the document open. */
export function presenceRoutes(store: Store, presence: Presence, requireStaff: RequireStaff) {
  return new Hono().post('/documents/:type/:slug/presence', requireStaff('document.read'), async (c) => {
    const { tab, isOpen } = await readBody(c, presenceBody);
    const stored = await readDocument(store, parseType(c.req.param('type')), c.req.param('slug'));
    if (!stored) throw new HttpError(404, 'There is no such document');
    const actor = actorOf(c);
    authorise(actor, 'document.read', subjectOf(stored));
    // An API key has no document open.
    const { person, name } = actor;
    const others = person
      ? presence.note(stored.id, { id: person.id, name }, `${person.id} ${tab}`, isOpen)
      : [];
    return c.json({ others });
  });
}
