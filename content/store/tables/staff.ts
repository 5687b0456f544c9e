import type { DocumentType } from '@longwave/contract/documents.ts';
import type { DocumentName } from './documents.ts';

export type StaffSort = 'changed' | 'date' | 'title';
/** The position in a list after which a page begins: the value and the document. */
export type StaffPosition = [value: string | number, document: number];

export type StaffFilter = {
  type: DocumentType | undefined;
  /** At least one of these bits has to be set. */
  states: number;
  /** Folded beginnings of words of the title. */
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

/** What a list shows of a document, from its newest version. */
export type StaffItemRow = DocumentName & {
  document: number;
  json: string;
  publishAt: number | null;
  refusal: string | null;
  at: number;
  author: string;
  version: number;
};

/** What the row of a staff list is computed from. */
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
  /** In the order asked for, without documents that are gone. */
  readItems(documents: number[]): Promise<StaffItemRow[]>;
  readForIndex(document: number): Promise<IndexedRow | undefined>;
  /** Documents older than any in the index, the newest first: a new index is filled from its end. */
  listUnindexed(limit: number): Promise<number[]>;
};

export type StaffWrites = {
  put(row: StaffIndexRow): Promise<void>;
  /** Merges the rows of the same kind in the table of counts. */
  mergeCounts(): Promise<void>;
};

/** Whether the number of matches can be read from the table of counts. */
export function isCounted({ words, uses, owners }: StaffFilter): boolean {
  return words.length === 0 && uses === undefined && owners === undefined;
}

/** Whether the filter excludes documents that are live and nothing else. The others are few and have indexes of their own. */
export function isUnusual({ states }: StaffFilter): boolean {
  return (states & 1) === 0;
}

/** What live forms and drafts name: documents as `type/slug`, files as `kind:name`; and their owners as `owner:slug`. */
export type UseReads = {
  /** Documents that name the target, including those in the trash. */
  usersOf(target: string): Promise<DocumentName[]>;
  /** How many documents name any of the targets, and the newest of them. */
  list(
    targets: string[],
    limit: number,
    /** Only documents that belong to one of these residents; undefined for all. */
    owners?: string[],
  ): Promise<{ total: number; documents: { document: number; states: number }[] }>;
  targetsOf(document: number): Promise<string[]>;
  /** Those of the targets that any document names, including those in the trash. */
  named(targets: string[]): Promise<string[]>;
};

export type UseWrites = {
  add(document: number, targets: string[]): Promise<void>;
  remove(document: number, targets: string[]): Promise<void>;
};
