import { Hono } from 'hono';
import { readBytes } from '../http/body.ts';
import { HttpError } from '../http/http-error.ts';
import { putBackPicture } from '../media/set-aside-picture.ts';
import { type Actor, actorOf, authorOf } from '../people/actor.ts';
import { recordAction } from '../people/audit.ts';
import { authorise } from '../people/authorise.ts';
import { subjectOf } from '../people/document-subject.ts';
import type { RequireStaff } from '../people/require-staff.ts';
import type { Preparations } from '../preparation/preparations.ts';
import type { Store } from '../store/repository.ts';
import { readDocument } from '../store/stored-document.ts';
import { PlaceTaken, type SetAside, type SetAsideFolder, setAsideDays } from './set-aside-folder.ts';

/** Routes of what was deleted or replaced: listed, put back, or deleted for good. */
export function setAsideRoutes(
  store: Store,
  setAside: SetAsideFolder,
  preparations: Preparations,
  requireStaff: RequireStaff,
  now: () => number,
) {
  async function find(id: string): Promise<SetAside> {
    const entry = await setAside.read(id);
    if (!entry) throw new HttpError(404, 'It is not there any more: it was put back, or deleted for good.');
    return entry;
  }

  async function shown(entry: SetAside) {
    const { id, kind, name, author, at } = entry;
    return {
      ...{ id, kind, name, author, at: new Date(at).toISOString() },
      until: new Date(at + setAsideDays * 86_400_000).toISOString(),
      isReplaced: entry.kind === 'picture' && entry.replacedBy !== null,
      bytes: await setAside.bytes(entry),
    };
  }

  /** A show's recording may be put back by its host; pictures and files only by those who may change media. */
  async function checkMayPutBack(actor: Actor, entry: SetAside): Promise<void> {
    if (entry.kind !== 'preparation') return authorise(actor, 'media.change');
    const show = await store.documents.find(entry.preparation.show);
    const stored = show && (await readDocument(store, show.type, show.slug));
    if (!stored || stored.trashedAt !== null) throw new HttpError(404, 'There is no such show any more.');
    authorise(actor, 'document.draft', subjectOf(stored));
  }

  async function putBack(entry: SetAside, author: string, { role }: Actor): Promise<void> {
    const edit = { author, now: now(), note: 'picture put back' };
    if (entry.kind === 'picture') await putBackPicture(store, setAside, entry, edit);
    else if (entry.kind === 'preparation')
      await preparations.putBack(entry, { author, mayPublish: role !== 'host' });
    else setAside.placeFiles(entry);
  }

  return new Hono()
    .get('/set-aside', requireStaff('media.change'), async (c) =>
      c.json({ items: await Promise.all((await setAside.list()).map(shown)) }),
    )
    .post('/set-aside/:id/put-back', requireStaff('media.add'), async (c) => {
      await readBytes(c.req.raw, 0);
      const entry = await find(c.req.param('id'));
      await checkMayPutBack(actorOf(c), entry);
      await putBack(entry, authorOf(c), actorOf(c)).catch((error) => {
        if (!(error instanceof PlaceTaken)) throw error;
        throw new HttpError(409, `There is another file called ${error.message} by now.`);
      });
      await setAside.remove(entry.id);
      await store.write((tx) =>
        recordAction(tx, actorOf(c), now(), `put back a ${entry.kind}`, `${entry.kind}/${entry.name}`),
      );
      return c.json({ kind: entry.kind, name: entry.name });
    })
    .delete('/set-aside/:id', requireStaff('media.change'), async (c) => {
      await readBytes(c.req.raw, 0);
      const { id, kind, name } = await find(c.req.param('id'));
      await setAside.remove(id);
      await store.write((tx) =>
        recordAction(tx, actorOf(c), now(), `deleted a ${kind} for good`, `${kind}/${name}`),
      );
      return c.body(null, 204);
    });
}
