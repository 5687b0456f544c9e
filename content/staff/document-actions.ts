import { slug as slugShape } from '@longwave/contract/slug.ts';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { parseBody, readBytes } from '../http/body.ts';
import { HttpError } from '../http/http-error.ts';
import { pageIdOf } from '../pages/page-id.ts';
import { actorOf, authorOf } from '../people/actor.ts';
import { recordAction } from '../people/audit.ts';
import { authorise, type Action as StaffAction } from '../people/authorise.ts';
import { formSubject, subjectOf } from '../people/document-subject.ts';
import type { RequireStaff } from '../people/require-staff.ts';
import type { DocumentCheck } from '../store/check-document.ts';
import { checkBeforeChanging, checkVersion } from '../store/expected-version.ts';
import { followRenames } from '../store/follow-renames.ts';
import { redirectsFrom } from '../store/path-problems.ts';
import { publishDraft, publishVersion, restore, unpublish, unschedule } from '../store/publishing.ts';
import { NoSuchDocument } from '../store/refusals.ts';
import { renameDocument } from '../store/rename.ts';
import type { Store, Transaction } from '../store/repository.ts';
import { readDocument, type StoredDocument } from '../store/stored-document.ts';
import { bringBack } from '../store/trash.ts';
import { upgradeLive } from '../store/upgrade-document.ts';
import { type Edit, readVersion, wasLive } from '../store/versions.ts';
import { parseExpectedVersion, parseType } from './document-request.ts';
import { etagOf, withReview } from './document-response.ts';
import { reportRefusals } from './report-refusals.ts';
import { writeReview } from './reviews.ts';
import { noteUnscheduled, takeOutOfSchedule } from './schedule-of-draft.ts';

const maxBodyBytes = 1024;
export const versionBody = z.object({ version: z.int().check(z.positive()) });
const maxNoteBytes = 16 * 1024;
export const noteBody = z.object({ note: z._default(z.string().check(z.maxLength(2000)), '') });
export const renameBody = z.object({ slug: slugShape });

/** Routes that act on a stored document, such as publish, restore and rename. Repeating an action changes nothing. */
export function documentActionRoutes(
  store: Store,
  check: DocumentCheck,
  requireStaff: RequireStaff,
  now: () => number,
) {
  type Action = (tx: Transaction, stored: StoredDocument, edit: Edit) => Promise<void>;

  /** Reads the document, compares its version and changes it in one transaction; responds with the document afterwards. */
  async function respond(
    c: Context,
    may: StaffAction,
    done: string,
    action: Action,
    {
      slug = c.req.param('slug') as string,
      inTrash = false,
      yours = null as unknown,
      note = null as string | null,
    } = {},
  ): Promise<Response> {
    const type = parseType(c.req.param('type') as string);
    const expected = parseExpectedVersion(c.req.raw);
    const [actor, edit] = [actorOf(c), { author: authorOf(c), now: now() }];
    const write = async (tx: Transaction) => {
      const stored = await readDocument(tx, type, c.req.param('slug') as string);
      if (stored) authorise(actor, may, subjectOf(stored));
      if (!inTrash) checkBeforeChanging(stored, expected);
      else if (!stored) throw new NoSuchDocument();
      else checkVersion(stored, expected);
      await action(tx, stored as StoredDocument, edit);
      await recordAction(tx, actor, edit.now, done, `${type}/${c.req.param('slug')}`, note);
      return (await readDocument(tx, type, slug)) as StoredDocument;
    };
    const after = await reportRefusals(() => store.write(write), yours);
    return c.json(await withReview(store, after), 200, etagOf(after));
  }

  return new Hono()
    .post('/documents/:type/:slug/publish', requireStaff('document.publish'), async (c) => {
      const text = (await readBytes(c.req.raw, maxBodyBytes)).toString('utf8');
      const body = text === '' ? undefined : parseBody(text, versionBody);
      if (!body)
        return respond(c, 'document.publish', 'published', async (tx, stored, edit) => {
          if (stored.draft) await publishDraft(tx, stored, await check.whole(tx, stored.draft), edit);
        });
      const action: Action = async (tx, stored, edit) => {
        const { type, slug } = stored;
        const version = await findVersion(tx, stored, body.version);
        const document = upgradeLive({ ...version.document, type, slug });
        await publishVersion(tx, stored, version.id, await check.whole(tx, document), edit);
      };
      return respond(c, 'document.publish', 'published', action, {
        yours: body,
        note: `version ${body.version}`,
      });
    })
    .post('/documents/:type/:slug/unschedule', requireStaff('document.publish'), async (c) => {
      await readBytes(c.req.raw, 0);
      return respond(c, 'document.publish', 'took out of the schedule', unschedule);
    })
    .post('/documents/:type/:slug/unpublish', requireStaff('document.unpublish'), async (c) => {
      await readBytes(c.req.raw, 0);
      return respond(c, 'document.unpublish', 'took off the site', unpublish);
    })
    .post('/documents/:type/:slug/restore', requireStaff('document.draft'), async (c) => {
      const body = parseBody((await readBytes(c.req.raw, maxBodyBytes)).toString('utf8'), versionBody);
      const action: Action = async (tx, stored, edit) => {
        const version = await findVersion(tx, stored, body.version);
        const document = { ...(await followRenames(tx, version.document)), slug: stored.slug };
        authorise(actorOf(c), 'document.draft', formSubject(document));
        await restore(tx, stored, { ...version, document }, edit);
        await noteUnscheduled(tx, stored, actorOf(c), edit.now);
      };
      return respond(c, 'document.draft', 'restored', action, {
        yours: body,
        note: `version ${body.version}`,
      });
    })
    .post('/documents/:type/:slug/bring-back', requireStaff('document.trash'), async (c) => {
      await readBytes(c.req.raw, 0);
      const action: Action = async (tx, stored, edit) => {
        if (stored.trashedAt === null) return;
        const live =
          stored.trashedLive && stored.liveVersion !== null
            ? (await readVersion(tx, stored.id, stored.liveVersion))?.document
            : undefined;
        await bringBack(tx, stored, live && (await check.whole(tx, upgradeLive(live))), edit);
      };
      return respond(c, 'document.trash', 'brought back', action, { inTrash: true });
    })
    .post('/documents/:type/:slug/rename', requireStaff('document.rename'), async (c) => {
      const body = parseBody((await readBytes(c.req.raw, maxBodyBytes)).toString('utf8'), renameBody);
      const action: Action = async (tx, stored, edit) => {
        const actor = actorOf(c);
        if (actor.role === 'host') await checkHostMayRename(tx, stored, body.slug);
        await renameDocument(tx, stored, body.slug, edit);
        if (actor.role === 'host' && body.slug !== stored.slug)
          await takeOutOfSchedule(tx, { ...stored, slug: body.slug }, actor, edit.now);
        if (stored.type === 'resident') await tx.people.renameResident(stored.slug, body.slug);
      };
      const more = { slug: body.slug, yours: body, note: `to ${body.slug}` };
      return respond(c, 'document.rename', 'renamed', action, more);
    })
    .post('/documents/:type/:slug/submit', requireStaff('document.submit'), async (c) => {
      const { note } = parseBody((await readBytes(c.req.raw, maxNoteBytes)).toString('utf8'), noteBody);
      const action: Action = async (tx, stored, edit) => {
        if (!stored.draft) throw new HttpError(409, 'There is no draft to review');
        await writeReview(tx, stored.id, { at: edit.now, who: actorOf(c).name, note, state: 'submitted' });
      };
      return respond(c, 'document.submit', 'submitted for review', action, { yours: { note }, note });
    })
    .post('/documents/:type/:slug/send-back', requireStaff('document.send-back'), async (c) => {
      const { note } = parseBody((await readBytes(c.req.raw, maxNoteBytes)).toString('utf8'), noteBody);
      const action: Action = async (tx, stored, edit) => {
        if ((await tx.reviews.read(stored.id))?.state !== 'submitted')
          throw new HttpError(409, 'Nobody has submitted it for review');
        await writeReview(tx, stored.id, { at: edit.now, who: actorOf(c).name, note, state: 'sent back' });
      };
      return respond(c, 'document.send-back', 'sent back', action, { yours: { note }, note });
    });
}

async function findVersion(tx: Transaction, { id }: StoredDocument, version: number) {
  const found = await readVersion(tx, id, version);
  if (!found) throw new HttpError(404, `It has no version ${version}`, 'version');
  return found;
}

/** Throws unless a host may rename this document: a draft that was never live, and no resident, since shows belong to residents by slug. */
async function checkHostMayRename(tx: Transaction, stored: StoredDocument, slug: string): Promise<void> {
  if (await wasLive(tx, stored))
    throw new HttpError(403, 'Visitors have seen it under this address. Ask an editor to change it.');
  if (stored.type === 'resident')
    throw new HttpError(403, 'Shows belong to residents by their address. Ask an editor to change it.');
  const redirects = await redirectsFrom(tx, `/${pageIdOf(stored.type, slug)}`);
  if (redirects.length > 0)
    throw new HttpError(409, 'Visitors of this address are led elsewhere. Choose another.', 'slug');
}
