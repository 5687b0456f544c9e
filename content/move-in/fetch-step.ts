import type { DocumentOf } from '@longwave/contract/documents.ts';
import type { Exclusive } from '../exclusive.ts';
import { BadField } from '../store/bad-field.ts';
import type { DocumentCheck } from '../store/check-document.ts';
import { publishInTransaction } from '../store/publishing.ts';
import type { Store } from '../store/repository.ts';
import { readDocument } from '../store/stored-document.ts';
import { asMade, noteOf } from './apply-batch.ts';
import { createEntryFetcher } from './fetch-entry.ts';
import type { Brought, Plan, PlanFolder } from './plan-folder.ts';
import type { Entry } from './plan-rows.ts';

type FetchSettings = { now: () => number; loopback: boolean; signal: AbortSignal };

/** Fetches what the next entry of a plan wants, and adds it to its show. */
export function createFetchStep(
  store: Store,
  folder: PlanFolder,
  check: DocumentCheck,
  exclusive: Exclusive,
  { now, loopback, signal }: FetchSettings,
) {
  const fetchEntry = createEntryFetcher(store, loopback, now, signal);

  /** Fetches outside of `exclusive`, so others may change the plan meanwhile. */
  async function fetchNext(id: string, list: Entry[]): Promise<void> {
    const plan = await folder.read(id);
    if (plan?.state !== 'fetching') return;
    const wanted = ({ soundAddress, pictureAddress }: Entry) =>
      (plan.withSound && soundAddress !== null) || (plan.withPictures && pictureAddress !== null);
    const at = list.findIndex((entry, index) => index >= plan.fetched && wanted(entry));
    const entry = list[at];
    const made = plan.made.find(({ row, type }) => row === entry?.row && type === 'show');
    const result =
      entry && made
        ? await fetchEntry(plan, entry, made.slug, folder.soundPath(id))
        : { fields: {}, reasons: [], brought: [] };
    await exclusive(async () => {
      const present = await folder.read(id);
      if (!present) return;
      const brought = withBrought(present.brought, result.brought);
      // The plan was undone meanwhile, so what was fetched is removed with the rest.
      if (present.state !== 'fetching') return await folder.write({ ...present, brought });
      const reasons = [...result.reasons];
      if (made && Object.keys(result.fields).length > 0) {
        const problem = await addFields(present, made.slug, result.fields);
        if (problem) reasons.push(problem);
      }
      const fetched = at === -1 ? list.length : at + 1;
      const failed = [...present.failed, ...reasons.map((reason) => ({ row: entry?.row ?? 0, reason }))];
      await folder.write({
        ...present,
        brought,
        fetched,
        failed,
        state: fetched < list.length ? 'fetching' : 'applied',
      });
    });
  }

  /** Adds what was fetched to a show, unless somebody has changed it, and stores the new version in `present`. */
  function addFields(
    present: Plan,
    slug: string,
    fields: Partial<DocumentOf<'show'>>,
  ): Promise<string | undefined> {
    const edit = { author: present.author, now: now(), note: noteOf(present) };
    return store.write(async (tx) => {
      const stored = await readDocument(tx, 'show', slug);
      const at = present.made.findIndex((made) => made.type === 'show' && made.slug === slug);
      const made = present.made[at];
      if (!stored?.live || !made || stored.version !== made.version || stored.trashedAt !== null)
        return 'It was changed meanwhile, so what was fetched for it was not added.';
      try {
        await publishInTransaction(tx, await check.whole(tx, { ...stored.live, ...fields }), edit);
      } catch (error) {
        if (error instanceof BadField) return `${error.field}: ${error.message}`;
        throw error;
      }
      present.made[at] = await asMade(tx, made.row, 'show', slug);
      return undefined;
    });
  }

  return fetchNext;
}

/** Adds each file once, since most shows of a feed have the same picture. */
function withBrought(before: Brought[] = [], added: Brought[]): Brought[] {
  const isNoted = ({ kind, name }: Brought) => before.some((one) => one.kind === kind && one.name === name);
  return [...before, ...added.filter((one) => !isNoted(one))];
}
