import { maxQueryLength } from '@longwave/contract/search.ts';
import { type Context, Hono } from 'hono';
import { HttpError } from '../http/http-error.ts';
import { type Actor, actorOf, ownersOf } from '../people/actor.ts';
import { authorise } from '../people/authorise.ts';
import { subjectOf, wasVisible } from '../people/document-subject.ts';
import type { RequireStaff } from '../people/require-staff.ts';
import { words } from '../search/folding.ts';
import type { Reads } from '../store/repository.ts';
import { type StaffState, stateBits } from '../store/staff-index.ts';
import { listForStaff, readStaffItems, type StaffListQuery, staffSorts } from '../store/staff-list.ts';
import { readDocument, type StoredDocument } from '../store/stored-document.ts';
import type { VersionFacts } from '../store/tables/versions.ts';
import { readVersion } from '../store/versions.ts';
import { bestMatches } from './best-matches.ts';
import { parseCursor, writeCursor } from './cursor.ts';
import { parseSlug, parseType } from './document-request.ts';
import { instantOf } from './document-response.ts';
import { listGenresForHosts } from './genres-for-hosts.ts';
import { parseLimit } from './parse-limit.ts';

const maxUses = 200;
const maxWords = 10;
const mediaKinds = ['picture', 'recording', 'clip', 'captions', 'font'];

/** Routes that list documents, the versions of one, and where something is used. */
export function listRoutes(reads: Reads, requireStaff: RequireStaff) {
  /** The document of the path; throws if the actor may not read it. */
  async function findDocument(c: Context): Promise<StoredDocument> {
    const stored = await readDocument(
      reads,
      parseType(c.req.param('type') as string),
      c.req.param('slug') as string,
    );
    if (!stored) throw new HttpError(404, 'There is no such document');
    authorise(actorOf(c), 'document.read', subjectOf(stored));
    return stored;
  }

  /** A host sees versions that were theirs. */
  async function visibleOf(actor: Actor, stored: StoredDocument, versions: VersionFacts[]) {
    if (!ownersOf(actor)) return versions;
    const isTheirs = versions.map(async ({ id }) => {
      const version = await readVersion(reads, stored.id, id);
      return version !== undefined && wasVisible(reads, actor, stored, version.document);
    });
    const visible = await Promise.all(isTheirs);
    return versions.filter((_, at) => visible[at]);
  }

  const mayRead = requireStaff('document.read');
  return new Hono()
    .get('/documents', mayRead, async (c) =>
      c.json(await listPage(reads, c, parseState(c.req.query('state')))),
    )
    .get('/documents/failed', mayRead, async (c) => c.json(await listPage(reads, c, 'failed')))
    .get('/documents/:type/:slug/versions', mayRead, async (c) => {
      const limit = parseLimit(c.req.query('limit'));
      const [at, id] = parseCursor(c.req.query('after'), 'number') ?? [];
      const before = at !== undefined && id !== undefined ? { at, id } : undefined;
      const stored = await findDocument(c);
      const found = await reads.versions.list(stored.id, before, limit + 1);
      const last = found.length > limit ? found[limit - 1] : undefined;
      return c.json({
        versions: (await visibleOf(actorOf(c), stored, found.slice(0, limit))).map((version) => ({
          ...version,
          at: instantOf(version.at),
        })),
        next: last ? writeCursor([last.at, last.id]) : null,
      });
    })
    .get('/documents/:type/:slug/versions/:id', mayRead, async (c) => {
      const given = c.req.param('id');
      const stored = await findDocument(c);
      const version = /^\d{1,15}$/.test(given)
        ? await readVersion(reads, stored.id, Number(given))
        : undefined;
      if (!version || !(await wasVisible(reads, actorOf(c), stored, version.document)))
        throw new HttpError(404, 'There is no such version', 'id');
      return c.json({ ...version, at: instantOf(version.at) });
    })
    .get('/documents/:type/:slug/uses', mayRead, async (c) => {
      await findDocument(c);
      const target = `${c.req.param('type')}/${c.req.param('slug')}`;
      return c.json(await usesOf(reads, [target], ownersOf(actorOf(c))));
    })
    .get('/media/:name/uses', requireStaff('media.uses'), async (c) => {
      const name = c.req.param('name');
      const targets = mediaKinds.map((kind) => `${kind}:${name}`);
      return c.json(await usesOf(reads, targets, ownersOf(actorOf(c))));
    });
}

/** The documents that name any of the targets, as items of a staff list; with `owners` only those that belong to them. */
export async function usesOf(reads: Reads, targets: string[], owners?: string[]) {
  const { total, documents } = await reads.uses.list(targets, maxUses, owners);
  return { items: (await readStaffItems(reads, documents)).map(shown), total };
}

async function listPage(reads: Reads, c: Context, state: StaffState | undefined) {
  const { type, q = '', resident, sort: givenSort = 'changed', order, after, limit } = c.req.query();
  const isMatch = givenSort === 'match';
  const sort = isMatch ? 'title' : staffSorts.find((known) => known === givenSort);
  if (!sort) throw new HttpError(400, `sort must be one of ${[...staffSorts, 'match'].join(', ')}`, 'sort');
  if (order !== undefined && order !== 'asc' && order !== 'desc')
    throw new HttpError(400, 'order must be asc or desc', 'order');
  if (q.length > maxQueryLength)
    throw new HttpError(400, `q must be at most ${maxQueryLength} characters`, 'q');
  const owners = ownersOf(actorOf(c));
  const query = {
    type: type === undefined ? undefined : parseListedType(type),
    state,
    words: words(q).slice(0, maxWords),
    resident: resident === undefined ? undefined : parseResident(resident),
    owners,
    sort,
    isDescending: order ? order === 'desc' : sort !== 'title',
    after: parseCursor(after, sort === 'title' ? 'string' : 'number'),
    limit: parseLimit(limit),
  };
  const isForHost = owners !== undefined && type === 'genre';
  const list = (asked: StaffListQuery) =>
    isForHost ? listGenresForHosts(reads, asked) : listForStaff(reads, asked);
  const { items, next, total } = await (isMatch ? bestMatches(list, query) : list(query));
  return { items: items.map(shown), next: next ? writeCursor(next) : null, total };
}

function shown(item: Awaited<ReturnType<typeof readStaffItems>>[number]) {
  const { publishAt, changed, refusal } = item;
  return {
    ...item,
    publishAt: instantOf(publishAt),
    changed: instantOf(changed),
    refusal: refusal && {
      ...refusal,
      at: instantOf(refusal.at),
      publishAt: instantOf(refusal.publishAt),
    },
  };
}

function parseState(given: string | undefined): StaffState | undefined {
  if (given === undefined) return undefined;
  if (Object.hasOwn(stateBits, given)) return given as StaffState;
  throw new HttpError(400, `state must be one of ${Object.keys(stateBits).join(', ')}`, 'state');
}

/** In a query an unknown type is a wrong parameter (400), not a missing path (404). */
function parseListedType(given: string) {
  try {
    return parseType(given);
  } catch (error) {
    throw new HttpError(400, (error as Error).message, 'type');
  }
}

function parseResident(given: string): string {
  try {
    return parseSlug(given);
  } catch {
    throw new HttpError(400, 'resident must be the slug of a resident', 'resident');
  }
}
