import type { DocumentType } from '@longwave/contract/documents.ts';
import type { DraftDocument } from '@longwave/contract/draft.ts';
import { namesIn } from './names.ts';
import type { Reads } from './repository.ts';
import { type StaffState, stateBits } from './staff-index.ts';
import type { PublishRefusal } from './stored-document.ts';
import type { StaffFilter, StaffItemRow, StaffPosition, StaffSort } from './tables/staff.ts';
import { upgradeDraft } from './upgrade-document.ts';

export const staffSorts = ['changed', 'date', 'title'] as const satisfies StaffSort[];

export type StaffListQuery = {
  type: DocumentType | undefined;
  /** Undefined for everything that is not in the trash. */
  state: StaffState | undefined;
  /** Folded beginnings of words of the title. */
  words: string[];
  resident: string | undefined;
  /** Only documents that belong to one of these residents; undefined for all. */
  owners: string[] | undefined;
  sort: StaffSort;
  isDescending: boolean;
  after: StaffPosition | undefined;
  limit: number;
};

const notTrashed = Object.values(stateBits).reduce((all, bit) => all | bit, 0) & ~stateBits.trashed;

/** One page of a staff list; `next` if there are more, `total` if it costs little to count. */
export async function listForStaff(reads: Reads, query: StaffListQuery) {
  const { type, state, words, resident, owners, limit, ...page } = query;
  const filter: StaffFilter = {
    type,
    states: state ? stateBits[state] : notTrashed,
    words,
    uses: resident === undefined ? undefined : `resident/${resident}`,
    owners,
  };
  const isCounted = words.length === 0 && resident === undefined;
  const [found, total] = await Promise.all([
    reads.staff.list(filter, { ...page, limit: limit + 1 }),
    isCounted ? reads.staff.count(filter) : undefined,
  ]);
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const next: StaffPosition | undefined =
    found.length > limit && last ? [last.value, last.document] : undefined;
  return { items: await readStaffItems(reads, shown), next, total };
}

/** Items of a staff list, from the newest versions of the documents. */
export async function readStaffItems(reads: Reads, entries: { document: number; states: number }[]) {
  const states = new Map(entries.map((entry) => [entry.document, entry.states]));
  const rows = await reads.staff.readItems([...states.keys()]);
  return Promise.all(rows.map((row) => staffItem(reads, row, states.get(row.document) ?? 0)));
}

async function staffItem(reads: Reads, row: StaffItemRow, states: number) {
  const form = upgradeDraft(JSON.parse(row.json));
  const refusal: PublishRefusal | null = row.refusal === null ? null : JSON.parse(row.refusal);
  return {
    type: row.type,
    slug: row.slug,
    title: String(form.title ?? form.name ?? form.from ?? row.slug),
    picture: form.picture ?? form.logo ?? null,
    people: await peopleOf(reads, form),
    date: form.date ?? form.firstDate ?? null,
    states: (Object.keys(stateBits) as StaffState[]).filter((state) => states & stateBits[state]),
    publishAt: row.publishAt,
    refusal,
    changed: row.at,
    author: row.author,
    version: row.version,
    hasRecording: Boolean(form.recording),
  };
}

async function peopleOf(reads: Reads, { residents, guests }: DraftDocument): Promise<string[]> {
  const slugs = Array.isArray(residents) ? residents : [];
  return [...(await namesIn(reads, 'resident', slugs)), ...(Array.isArray(guests) ? guests : [])];
}
