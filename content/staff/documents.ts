import { brandNotes } from '@longwave/contract/brand-notes.ts';
import {
  type DocumentType,
  instant,
  type StationDocument,
  stationDocumentOf,
} from '@longwave/contract/documents.ts';
import { slug as slugShape } from '@longwave/contract/slug.ts';
import { Hono } from 'hono';
import { Refusal } from '../http/problem.ts';
import type { CheckMedia } from '../media/check-media.ts';
import { sanitised } from '../sanitise.ts';
import { BadField } from '../store/bad-field.ts';
import { keptDocument, publish, type Refused, remove, saveDraft } from '../store/publishing.ts';
import { revisionsOf } from '../store/revisions.ts';
import type { Store } from '../store.ts';
import { parseBody, readBytes } from './body.ts';
import { requireKey } from './key.ts';

const longestDocument = 1024 * 1024;
const types = stationDocumentOf.def.options.map((option) => option.shape.type.def.values[0]);

/** What staff write: `?draft=1` keeps it unseen, `?publish_at=` makes it live then. */
export function documentRoutes(
  store: Store,
  checkMedia: CheckMedia,
  key: string | undefined,
  now: () => number,
) {
  const app = new Hono();
  app.use('/documents/*', requireKey(key));
  return app
    .get('/documents/:type/:slug', (c) => {
      const kept = keptDocument(store, documentType(c.req.param('type')), c.req.param('slug'));
      if (!kept) throw new Refusal(404, 'There is no such document');
      const { live, draft, publishAt, changed, refusal } = kept;
      return c.json({
        live,
        draft,
        publishAt: instantOf(publishAt),
        changed: instantOf(changed),
        refusal: refusal && shownRefusal(refusal),
      });
    })
    .get('/documents/:type/:slug/revisions', (c) => {
      const revisions = revisionsOf(store, documentType(c.req.param('type')), c.req.param('slug'));
      return c.json({ revisions: revisions.map(({ at, live }) => ({ at: instantOf(at), live })) });
    })
    .put('/documents/:type/:slug', async (c) => {
      const type = documentType(c.req.param('type'));
      if (!slugShape.safeParse(c.req.param('slug')).success)
        throw new Refusal(400, 'slug must be lower-case letters, digits and single dashes', 'slug');
      const text = (await readBytes(c.req.raw, longestDocument)).toString('utf8');
      const document = sanitised(parseBody(text, stationDocumentOf));
      if (document.type !== type) throw new Refusal(400, `type must be ${type}, as in the address`, 'type');
      if (document.slug !== c.req.param('slug'))
        throw new Refusal(400, `slug must be ${c.req.param('slug')}, as in the address`, 'slug');
      const publishAt = publishTime(c.req.query('publish_at'));
      if (c.req.query('draft') === '1' || (publishAt !== null && publishAt > now())) {
        await saveDraft(store, document, publishAt, now());
        return c.json({ published: false, publishAt: instantOf(publishAt) }, 202);
      }
      await byField(async () => {
        checkMedia(document);
        await publish(store, document, now());
      });
      return c.json({ published: true, publishAt: null, ...notesOn(document) });
    })
    .delete('/documents/:type/:slug', async (c) => {
      await readBytes(c.req.raw, 0);
      const type = documentType(c.req.param('type'));
      if (!keptDocument(store, type, c.req.param('slug')))
        throw new Refusal(404, 'There is no such document');
      if (type === 'station')
        throw new Refusal(
          409,
          'The station document cannot be removed: every page of the site is made with it.',
        );
      const users = await remove(store, type, c.req.param('slug'));
      if (users.length > 0) throw new Refusal(409, `Still named by ${users.join(', ')}`, 'slug');
      return c.body(null, 204);
    });
}

/** What whoever wrote a document should know of how it will look. */
function notesOn(document: StationDocument): { notes?: string[] } {
  const notes = document.type === 'station' && document.brand ? brandNotes(document.brand) : [];
  return notes.length > 0 ? { notes } : {};
}

/** A document that cannot be kept is refused by the field at fault. */
export async function byField(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof BadField) throw new Refusal(400, `${error.field}: ${error.message}`, error.field);
    throw error;
  }
}

function documentType(given: string): DocumentType {
  const type = types.find((known) => known === given);
  if (!type) throw new Refusal(404, `There are no documents of type ${given.slice(0, 40)}`, 'type');
  return type;
}

function publishTime(given: string | undefined): number | null {
  if (given === undefined) return null;
  if (!instant.safeParse(given).success)
    throw new Refusal(400, 'publish_at must be a time such as 2026-05-01T18:00:00Z', 'publish_at');
  return Date.parse(given);
}

function shownRefusal({ at, publishAt, field, reason }: Refused) {
  return { at: instantOf(at), publishAt: instantOf(publishAt), field, reason };
}

function instantOf(moment: number | null): string | null {
  return moment === null ? null : new Date(moment).toISOString();
}
