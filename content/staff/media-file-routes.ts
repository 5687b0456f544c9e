import { maxQueryLength } from '@longwave/contract/search.ts';
import type { StationModule } from '@longwave/contract/station-module.ts';
import { type Context, Hono } from 'hono';
import { readBytes } from '../http/body.ts';
import { HttpError } from '../http/http-error.ts';
import {
  groupOf,
  listMediaFiles,
  type MediaFile,
  type MediaFileKind,
  mediaFileKinds,
} from '../media/media-files.ts';
import { createMediaLengths } from '../media/media-lengths.ts';
import { actorOf, authorOf } from '../people/actor.ts';
import { recordAction } from '../people/audit.ts';
import type { RequireStaff } from '../people/require-staff.ts';
import { words } from '../search/folding.ts';
import type { SetAsideFolder } from '../set-aside/set-aside-folder.ts';
import type { Reads, Store } from '../store/repository.ts';
import { parseCursor, writeCursor } from './cursor.ts';
import { usesOf } from './list-routes.ts';
import { parseLimit } from './parse-limit.ts';

type Sort = 'newest' | 'largest' | 'name';
const keyOf: Record<Sort, (file: MediaFile) => [number, string]> = {
  newest: ({ changed, name }) => [-changed, name],
  largest: ({ bytes, name }) => [-bytes, name],
  name: ({ name }) => [0, name],
};
const compare = ([a, b]: [number, string], [c, d]: [number, string]) => a - c || (b < d ? -1 : b > d ? 1 : 0);

/** Routes of recordings, films and captions in the data folder: listed with the documents that use them, deleted if none does. */
export function mediaFileRoutes(
  store: Store,
  station: StationModule | undefined,
  setAside: SetAsideFolder,
  requireStaff: RequireStaff,
  now: () => number,
) {
  const data = store.folder;
  const lengthsOf = createMediaLengths(data);

  async function listPage(c: Context) {
    const { q = '', unused, after, limit: givenLimit } = c.req.query();
    const kind = kindOf(c.req.query('kind'), 400);
    const sort = sortOf(c.req.query('sort'));
    if (unused !== undefined && unused !== '1') throw new HttpError(400, 'unused must be 1', 'unused');
    if (q.length > maxQueryLength)
      throw new HttpError(400, `q must be at most ${maxQueryLength} characters`, 'q');
    const all = await listMediaFiles(data, station, kind);
    const wanted = words(q);
    const named = all.filter(({ name }) => {
      const present = words(name);
      return wanted.every((word) => present.some((one) => one.startsWith(word)));
    });
    const matching = unused ? await withoutUses(store, named, all) : named;
    const [limit, cursor] = [parseLimit(givenLimit), parseCursor(after, 'number', 'string')];
    const sorted = matching.toSorted((a, b) => compare(keyOf[sort](a), keyOf[sort](b)));
    const rest = cursor ? sorted.filter((file) => compare(keyOf[sort](file), cursor) > 0) : sorted;
    const page = rest.slice(0, limit);
    const [lengths, uses] = await Promise.all([
      lengthsOf(page),
      Promise.all(page.map((file) => usesOf(store, targetsOf(file, all)))),
    ]);
    const last = page.at(-1);
    return {
      items: page.map(({ name, bytes, changed }, at) => ({
        ...{ kind, name, bytes, seconds: lengths[at] ?? null, changed: new Date(changed).toISOString() },
        uses: uses[at],
      })),
      next: last && rest.length > limit ? writeCursor(keyOf[sort](last)) : null,
      total: matching.length,
      bytes: matching.reduce((sum, file) => sum + file.bytes, 0),
    };
  }

  return new Hono()
    .get('/media-files', requireStaff('media.read'), async (c) => c.json(await listPage(c)))
    .delete('/media-files/:kind/:name', requireStaff('media.change'), async (c) => {
      await readBytes(c.req.raw, 0);
      const kind = kindOf(c.req.param('kind'), 404);
      const name = c.req.param('name');
      const author = authorOf(c);
      const id = await store.write(async (tx) => {
        const all = await listMediaFiles(data, station, kind);
        const found = all.filter((file) => file.name === name);
        if (!found[0]) throw new HttpError(404, `There is no ${kind} of this name`, 'name');
        const uses = await usesOf(tx, targetsOf(found[0], all));
        if (uses.total > 0) {
          const users = uses.items.slice(0, 20).map((user) => `${user.type}/${user.slug}`);
          throw new HttpError(409, `Still used by ${users.join(', ')}`, 'name', {}, { uses });
        }
        await recordAction(tx, actorOf(c), now(), `removed a ${kind}`, `${kind}/${name}`);
        return setAside.add(
          { kind, at: now(), author, name },
          found.map(({ file }) => file),
        );
      });
      return c.json({ setAside: id });
    });
}

/** The targets by which documents use a file; for a recording, also those of the other files of the same upload. */
function targetsOf({ kind, name }: MediaFile, all: MediaFile[]): string[] {
  if (kind !== 'recording') return [`${kind}:${name}`];
  const group = groupOf(name);
  const names = all.flatMap((file) => (groupOf(file.name) === group ? [file.name] : []));
  return [...new Set(names)].map((one) => `recording:${one}`);
}

async function withoutUses(reads: Reads, files: MediaFile[], all: MediaFile[]): Promise<MediaFile[]> {
  const named = await reads.uses.named(all.map(({ kind, name }) => `${kind}:${name}`));
  const groups = new Set(named.map((target) => groupOf(target)));
  return files.filter(({ kind, name }) => !groups.has(groupOf(`${kind}:${name}`)));
}

function kindOf(given: string | undefined, status: 400 | 404): MediaFileKind {
  const kinds = Object.keys(mediaFileKinds) as MediaFileKind[];
  const kind = kinds.find((known) => known === given);
  if (!kind) throw new HttpError(status, `kind must be one of ${kinds.join(', ')}`, 'kind');
  return kind;
}

function sortOf(given = 'newest'): Sort {
  if (Object.hasOwn(keyOf, given)) return given as Sort;
  throw new HttpError(400, `sort must be one of ${Object.keys(keyOf).join(', ')}`, 'sort');
}
