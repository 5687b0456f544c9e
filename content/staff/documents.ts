import { brandNotes } from '@longwave/contract/brand-notes.ts';
import type { StationDocument } from '@longwave/contract/documents.ts';
import type { DraftDocument } from '@longwave/contract/draft.ts';
import { Hono } from 'hono';
import { parseJson, readBytes } from '../http/body.ts';
import { HttpError } from '../http/http-error.ts';
import { actorOf, authorOf, ownersOf } from '../people/actor.ts';
import { recordAction } from '../people/audit.ts';
import { authorise } from '../people/authorise.ts';
import { authoriseForm, maySee, subjectOf, wasVisible } from '../people/document-subject.ts';
import type { RequireStaff } from '../people/require-staff.ts';
import type { DocumentCheck } from '../store/check-document.ts';
import { checkBeforeWriting, checkVersion } from '../store/expected-version.ts';
import type { PublishDue } from '../store/publish-due.ts';
import { publishInTransaction, saveDraftInTransaction } from '../store/publishing.ts';
import { NoSuchDocument, VersionConflict } from '../store/refusals.ts';
import type { Store, Transaction } from '../store/repository.ts';
import { readDocument, type StoredDocument } from '../store/stored-document.ts';
import { moveToTrash } from '../store/trash.ts';
import { readRevisions } from '../store/versions.ts';
import { parseExpectedVersion, parseId, parsePublishTime, parseSlug, parseType } from './document-request.ts';
import { etagOf, instantOf, withReview } from './document-response.ts';
import { reportRefusals } from './report-refusals.ts';
import { keptSchedule, noteUnscheduled } from './schedule-of-draft.ts';

const maxDocumentBytes = 1024 * 1024;

/** Routes with which staff write documents: `?draft=1` saves a draft and keeps its time, `?publish_at=` publishes it at that time. */
export function documentRoutes(
  store: Store,
  check: DocumentCheck,
  publishDue: PublishDue,
  requireStaff: RequireStaff,
  now: () => number,
) {
  return new Hono()
    .get('/documents/by-id/:id', requireStaff('document.read'), async (c) => {
      const name = await store.documents.find(parseId(c.req.param('id')));
      const stored = name && (await readDocument(store, name.type, name.slug));
      if (!stored) throw new HttpError(404, 'There is no such document');
      authorise(actorOf(c), 'document.read', subjectOf(stored));
      return c.json(await withReview(store, stored), 200, etagOf(stored));
    })
    .get('/documents/:type/:slug', requireStaff('document.read'), async (c) => {
      const stored = await readDocument(store, parseType(c.req.param('type')), c.req.param('slug'));
      if (!stored) throw new HttpError(404, 'There is no such document');
      authorise(actorOf(c), 'document.read', subjectOf(stored));
      return c.json(await withReview(store, stored), 200, etagOf(stored));
    })
    .get('/documents/:type/:slug/revisions', requireStaff('document.read'), async (c) => {
      const type = parseType(c.req.param('type'));
      const actor = actorOf(c);
      if (ownersOf(actor)) {
        const stored = await readDocument(store, type, c.req.param('slug'));
        authorise(actor, 'document.read', stored ? subjectOf(stored) : { type, owners: [] });
      }
      const slug = c.req.param('slug');
      const revisions = await readRevisions(store, type, slug);
      const isTheirs = await Promise.all(
        revisions.map(({ live }) => wasVisible(store, actor, { slug }, live)),
      );
      const visible = revisions.filter((_, at) => isTheirs[at]);
      return c.json({ revisions: visible.map(({ at, live }) => ({ at: instantOf(at), live })) });
    })
    .put('/documents/:type/:slug', requireStaff('document.draft'), async (c) => {
      const type = parseType(c.req.param('type'));
      const slug = parseSlug(c.req.param('slug'));
      const expected = parseExpectedVersion(c.req.raw);
      const [actor, author] = [actorOf(c), authorOf(c)];
      const publishAt = parsePublishTime(c.req.query('publish_at'));
      const text = (await readBytes(c.req.raw, maxDocumentBytes)).toString('utf8');
      const written = namedAs(parseJson(text), type, slug);
      const edit = { author, now: now() };
      const keepsTime = c.req.query('draft') === '1';
      if (keepsTime && publishAt !== null)
        throw new HttpError(400, 'Send draft=1, which keeps the time there is, or publish_at', 'publish_at');
      const isDraft = keepsTime || (publishAt !== null && publishAt > edit.now);
      const action = keepsTime ? 'document.draft' : 'document.publish';
      // A draft that is due is published before it is overwritten.
      if (isDraft) await publishDue(edit.now);
      const write = async (tx: Transaction) => {
        const before = await readDocument(tx, type, slug);
        // Of what is not theirs they learn only that the name is taken.
        const isTaken = before !== undefined && expected === 'nothing' && !maySee(actor, before);
        if (before && !isTaken) authorise(actor, action, subjectOf(before));
        authoriseForm(actor, action, written);
        if (isTaken) throw new VersionConflict('There is a document of this name already.', undefined);
        checkBeforeWriting(before, expected);
        const time = keepsTime ? keptSchedule(before, actor, edit.now) : publishAt;
        const published = isDraft
          ? await saveDraftInTransaction(tx, await check.draft(tx, written), time, edit)
          : await publishInTransaction(tx, await check.whole(tx, written), edit, { stored: before });
        if (keepsTime) await noteUnscheduled(tx, before, actor, edit.now);
        const done = !isDraft ? 'published' : keepsTime ? 'saved a draft' : 'scheduled';
        await recordAction(tx, actor, edit.now, done, `${type}/${slug}`);
        return published ?? ((await readDocument(tx, type, slug)) as StoredDocument);
      };
      const stored = await reportRefusals(() => store.write(write), written);
      return c.json(
        {
          published: !isDraft,
          ...(await withReview(store, stored)),
          ...(!isDraft && stored.live && notesOn(stored.live)),
        },
        isDraft ? 202 : 200,
        etagOf(stored),
      );
    })
    .delete('/documents/:type/:slug', requireStaff('document.trash'), async (c) => {
      await readBytes(c.req.raw, 0);
      const type = parseType(c.req.param('type'));
      const slug = c.req.param('slug');
      const expected = parseExpectedVersion(c.req.raw);
      const stored = await reportRefusals(() =>
        store.write(async (tx) => {
          const stored = await readDocument(tx, type, slug);
          if (!stored || stored.trashedAt !== null) throw new NoSuchDocument();
          authorise(actorOf(c), 'document.trash', subjectOf(stored));
          checkVersion(stored, expected);
          await moveToTrash(tx, stored, now());
          await recordAction(tx, actorOf(c), now(), 'moved to the trash', `${type}/${slug}`);
          return stored;
        }),
      );
      return c.body(null, 204, etagOf(stored));
    });
}

/** The document in a body, whose type and slug must be those of the path. */
function namedAs(body: unknown, type: string, slug: string): DraftDocument {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new HttpError(400, 'body: This is not a document', 'body');
  const document = body as DraftDocument;
  if (document.type !== type) throw new HttpError(400, `type must be ${type}, as in the address`, 'type');
  if (document.slug !== slug) throw new HttpError(400, `slug must be ${slug}, as in the address`, 'slug');
  return document;
}

/** Notes for the author on how the station's brand will look. */
function notesOn(document: StationDocument): { notes?: string[] } {
  const notes = document.type === 'station' && document.brand ? brandNotes(document.brand) : [];
  return notes.length > 0 ? { notes } : {};
}
