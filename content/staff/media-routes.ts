import { maxQueryLength } from '@longwave/contract/search.ts';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { parseBody, readBytes } from '../http/body.ts';
import { HttpError } from '../http/http-error.ts';
import { refreshUses } from '../media/refresh-uses.ts';
import { setAsidePicture } from '../media/set-aside-picture.ts';
import { actorOf, authorOf } from '../people/actor.ts';
import { recordAction } from '../people/audit.ts';
import type { RequireStaff } from '../people/require-staff.ts';
import { words } from '../search/folding.ts';
import type { SetAsideFolder } from '../set-aside/set-aside-folder.ts';
import type { Reads, Store } from '../store/repository.ts';
import type { MediaCursor, MediaRow, MediaSort } from '../store/tables/media.ts';
import { parseCursor, writeCursor } from './cursor.ts';
import { usesOf } from './list-routes.ts';
import { mediaEtag, mediaResponse } from './media-response.ts';
import { parseLimit } from './parse-limit.ts';

const maxBodyBytes = 10_000;
const maxWords = 10;
const sorts: MediaSort[] = ['newest', 'name'];

const part = z.number().check(z.minimum(0), z.maximum(1));
export const changeBody = z.strictObject({
  alt: z.optional(z.string().check(z.maxLength(1_000))),
  focal: z.optional(z.strictObject({ x: part, y: part })),
});

/** Routes of uploaded pictures: listed, described, with the documents that use them, deleted. */
export function mediaListRoutes(
  store: Store,
  setAside: SetAsideFolder,
  requireStaff: RequireStaff,
  now: () => number,
) {
  return new Hono()
    .get('/media', requireStaff('media.read'), async (c) => c.json(await listPage(store, c)))
    .get('/media/:name', requireStaff('media.read'), async (c) => {
      const row = await readRow(store, c.req.param('name'));
      const uses = await usesOf(store, [`picture:${row.name}`]);
      return c.json({ ...mediaResponse(row), uses }, 200, mediaEtag(row));
    })
    .patch('/media/:name', requireStaff('media.change'), async (c) => {
      const author = authorOf(c);
      const text = (await readBytes(c.req.raw, maxBodyBytes)).toString('utf8');
      const { alt, focal } = parseBody(text, changeBody);
      const changed = await store.write(async (tx) => {
        const row = await readRow(tx, c.req.param('name'));
        const after: MediaRow = {
          ...row,
          ...(alt !== undefined && { alt }),
          ...(focal && { focalX: rounded(focal.x), focalY: rounded(focal.y) }),
        };
        await tx.media.update(after);
        if (focal) await refreshUses(tx, after, { author, now: now(), note: 'focal point changed' });
        await recordAction(tx, actorOf(c), now(), 'described a picture', `picture/${row.name}`);
        return after;
      });
      return c.json(mediaResponse(changed), 200, mediaEtag(changed));
    })
    .delete('/media/:name', requireStaff('media.change'), async (c) => {
      await readBytes(c.req.raw, 0);
      const removed = await store.write(async (tx) => {
        const row = await readRow(tx, c.req.param('name'));
        const uses = await usesOf(tx, [`picture:${row.name}`]);
        if (uses.total > 0) {
          const named = uses.items.slice(0, 20).map(({ type, slug }) => `${type}/${slug}`);
          throw new HttpError(409, `Still shown by ${named.join(', ')}`, 'name', {}, { uses });
        }
        await tx.media.remove(row.name);
        await recordAction(tx, actorOf(c), now(), 'removed a picture', `picture/${row.name}`);
        return row;
      });
      const by = { author: authorOf(c), now: now() };
      return c.json({ setAside: await setAsidePicture(store, setAside, removed, null, by) });
    });
}

/** One page of pictures; `next` if there are more, `total` if it costs little to count. */
async function listPage(reads: Reads, c: Context) {
  const { q = '', sort: givenSort = 'newest', unused, after, limit: givenLimit } = c.req.query();
  const sort = sorts.find((known) => known === givenSort);
  if (!sort) throw new HttpError(400, `sort must be one of ${sorts.join(', ')}`, 'sort');
  if (unused !== undefined && unused !== '1') throw new HttpError(400, 'unused must be 1', 'unused');
  if (q.length > maxQueryLength)
    throw new HttpError(400, `q must be at most ${maxQueryLength} characters`, 'q');
  const filter = { words: words(q).slice(0, maxWords), isUnused: unused === '1' };
  const limit = parseLimit(givenLimit);
  const page = { sort, after: cursorOf(after), limit: limit + 1 };
  const [found, total] = await Promise.all([
    reads.media.list(filter, page),
    filter.words.length === 0 ? reads.media.count(filter) : undefined,
  ]);
  const last = found.length > limit ? found[limit - 1] : undefined;
  return {
    items: found.slice(0, limit).map(mediaResponse),
    next: last ? writeCursor([last.added, last.name]) : null,
    total,
  };
}

function cursorOf(given: string | undefined): MediaCursor | undefined {
  const cursor = parseCursor(given, 'number', 'string');
  return cursor && { added: cursor[0], name: cursor[1] };
}

async function readRow(reads: Reads, name: string): Promise<MediaRow> {
  const row = await reads.media.read(name);
  if (!row) throw new HttpError(404, 'There is no uploaded picture of this name', 'name');
  return row;
}

const rounded = (part: number) => Math.round(part * 1000) / 1000;
