import type { StationDocument } from '@longwave/contract/documents.ts';
import type { DraftDocument } from '@longwave/contract/draft.ts';
import { findReferencedMedia } from '../media/referenced-media.ts';
import { words } from '../search/folding.ts';
import { residentsOf } from './owned-documents.ts';
import { findReferences } from './references.ts';
import type { Transaction } from './repository.ts';
import type { IndexedRow } from './tables/staff.ts';
import { fillEmpty, upgradeDraft } from './upgrade-document.ts';

/**
 * States that staff may filter by. `draft`: a draft that is not live; `changed`: live, with a draft; `failed`: not published at
 * its time; `review`: submitted by a host.
 */
export const stateBits = {
  live: 1,
  draft: 2,
  changed: 4,
  scheduled: 8,
  failed: 16,
  trashed: 32,
  review: 64,
} as const;
export type StaffState = keyof typeof stateBits;

type Indexed = Omit<IndexedRow, 'live' | 'draft'> & {
  live: DraftDocument | null;
  draft: DraftDocument | null;
};

/** A document that has just been published and has no draft. */
type Published = { live: StationDocument; edited: number };

/** Updates the rows that staff lists and uses are read from. A document that has just been published is passed in and not read again. */
export async function indexForStaff(
  transaction: Transaction,
  id: number,
  published?: Published,
): Promise<void> {
  const row = published ? publishedRow(published) : await readRow(transaction, id);
  if (!row) return;
  const forms = [row.draft, row.live].filter((form) => form !== null);
  const newest = forms[0] ?? row;
  await transaction.staff.put({
    document: id,
    type: row.type,
    title: searchedTitle(newest),
    date: dateOf(newest),
    edited: row.edited,
    states: statesOf(row) | (await reviewBit(transaction, id, row)),
  });
  const owners = residentsOf(newest).map((slug) => `owner:${slug}`);
  await writeUses(transaction, id, new Set([...forms.flatMap(targetsOf), ...owners]));
}

/** The bit of a submitted review. A review is removed with the draft it is about. */
async function reviewBit({ reviews }: Transaction, id: number, row: Indexed): Promise<number> {
  if (row.draft && !row.isTrashed)
    return (await reviews.read(id))?.state === 'submitted' ? stateBits.review : 0;
  await reviews.remove(id);
  return 0;
}

/** What a form names: a document as `type/slug`, a file as `kind:name`. */
function targetsOf(form: DraftDocument): string[] {
  const whole = fillEmpty(form);
  return [
    ...findReferences(whole).map(({ type, slug }) => `${type}/${slug}`),
    ...findReferencedMedia(whole).map(({ kind, name }) => `${kind}:${name}`),
  ];
}

async function writeUses({ uses }: Transaction, id: number, targets: Set<string>): Promise<void> {
  const known = new Set(await uses.targetsOf(id));
  const gone = [...known].filter((target) => !targets.has(target));
  const added = [...targets].filter((target) => !known.has(target));
  if (gone.length > 0) await uses.remove(id, gone);
  if (added.length > 0) await uses.add(id, added);
}

/** The title as folded words, each after a space, so that beginnings of words can be searched for. */
function searchedTitle(form: { slug: string; [field: string]: unknown }): string {
  const title = form.title ?? form.name ?? form.from ?? form.slug;
  return ` ${words(String(title)).join(' ')}`;
}

function dateOf(form: { [field: string]: unknown }): number {
  return Date.parse(String(form.date ?? form.firstDate)) || 0;
}

function statesOf({ live, draft, isScheduled, hasFailed, isTrashed }: Indexed): number {
  if (isTrashed) return stateBits.trashed;
  return (
    (live !== null ? stateBits.live : 0) |
    (draft !== null ? (live !== null ? stateBits.changed : stateBits.draft) : 0) |
    (isScheduled ? stateBits.scheduled : 0) |
    (hasFailed ? stateBits.failed : 0)
  );
}

function publishedRow({ live, edited }: Published): Indexed {
  const { type, slug } = live;
  return { type, slug, live, draft: null, edited, isScheduled: false, hasFailed: false, isTrashed: false };
}

async function readRow({ staff }: Transaction, id: number): Promise<Indexed | undefined> {
  const row = await staff.readForIndex(id);
  return row && { ...row, live: parse(row.live), draft: parse(row.draft) };
}

function parse(json: string | null): DraftDocument | null {
  return json === null ? null : upgradeDraft(JSON.parse(json));
}
