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
import { makerOf } from './preview-maker.ts';
import { previewUses } from './preview-token.ts';
import { type Previews, pagePathOf } from './previews.ts';

const hour = 3_600_000;
/** How long previews last. */
const spans = { link: 7 * 24 * hour, frame: hour };
export const previewBody = z.object({ for: z.enum(previewUses) });

/** Makes the URL at which whoever has it sees the page of a draft. */
export function previewRoutes(
  store: Store,
  previews: Previews,
  requireStaff: RequireStaff,
  now: () => number,
) {
  return new Hono().post('/documents/:type/:slug/preview', requireStaff('document.read'), async (c) => {
    const use = (await readBody(c, previewBody)).for;
    const stored = await readDocument(store, parseType(c.req.param('type')), c.req.param('slug'));
    if (!stored || stored.trashedAt !== null) throw new HttpError(404, 'There is no such document');
    authorise(actorOf(c), 'document.read', subjectOf(stored));
    const path = pagePathOf(stored);
    if (!path) throw new HttpError(409, `A ${stored.type} has no page of its own`);
    const until = now() + spans[use];
    return c.json({
      path: `${path}?preview=${previews.make({ document: stored.id, until, maker: makerOf(actorOf(c)), use })}`,
      until: new Date(until).toISOString(),
    });
  });
}
