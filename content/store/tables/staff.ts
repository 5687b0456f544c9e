import type { DocumentType } from '@longwave/contract/documents.ts';
import type { DocumentName } from './documents.ts';

export type StaffSort = 'changed' | 'date' | 'title';
/** Where a list goes on: behind this value and document. */
export type StaffPosition = [value: string | number, document: number];

export type StaffFilter = {
  type: DocumentType | undefined;
  /** One of these bits has to be set. */
  states: number;
  /** Beginnings of words of the title, folded. */
  words: string[];
  /** Only documents that name this target. */
  uses: string | undefined;
  /** Only documents that belong to one of these residents; undefined for all. */
  owners?: string[] | undefined;
};

export type StaffPage = {
  sort: StaffSort;
  isDescending: boolean;
  after: StaffPosition | undefined;
  limit: number;
};
export type StaffEntry = { document: number; value: string | number; states: number };

/** What a list shows of a document: of its newest version. */
export type StaffItemRow = DocumentName & {
  document: number;
  json: string;
  publishAt: number | null;
  refusal: string | null;
  at: number;
  author: string;
  version: number;
};

/** What the row of a staff list is made of. */
export type IndexedRow = DocumentName & {
  live: string | null;
  draft: string | null;
  isScheduled: boolean;
  hasFailed: boolean;
  isTrashed: boolean;
  edited: number;
};

export type StaffIndexRow = {
  document: number;
  type: DocumentType;
  title: string;
  date: number;
  edited: number;
  states: number;
};

export type StaffReads = {
  list(filter: StaffFilter, page: StaffPage): Promise<StaffEntry[]>;
  count(filter: StaffFilter): Promise<number>;
  /** In the order asked for, without those that are gone. */
  readItems(documents: number[]): Promise<StaffItemRow[]>;
  readForIndex(document: number): Promise<IndexedRow | undefined>;
  /** Documents older than any in the index, the newest first: an index that was not there before is filled from its end. */
  listUnindexed(limit: number): Promise<number[]>;
};

export type StaffWrites = {
  put(row: StaffIndexRow): Promise<void>;
  /** Makes one row of what the table of counts has of each kind, where it has several. */
  mergeCounts(): Promise<void>;
};

/** Whether the table of counts knows how many there are. */
export function isCounted({ words, uses, owners }: StaffFilter): boolean {
  return words.length === 0 && uses === undefined && owners === undefined;
}

/** Whether whatever is live and nothing else is left out. */
export function isUnusual({ states }: StaffFilter): boolean {
  return (states & 1) === 0;
}

/** What a live form or a draft names: another document as `type/slug`, a file as `kind:name`; and whose it is, as `owner:slug`. */
export type UseReads = {
  /** Documents that name the target, those in the trash too. */
  usersOf(target: string): Promise<DocumentName[]>;
  /** How many documents name any of the targets, and the newest of them. */
  list(
    targets: string[],
    limit: number,
    /** Only documents that belong to one of these residents; undefined for all. */
    owners?: string[],
  ): Promise<{ total: number; documents: { document: number; states: number }[] }>;
  targetsOf(document: number): Promise<string[]>;
  /** Those of the targets that any document names, those in the trash too. */
  named(targets: string[]): Promise<string[]>;
};

export type UseWrites = {
  add(document: number, targets: string[]): Promise<void>;
  remove(document: number, targets: string[]): Promise<void>;
};
