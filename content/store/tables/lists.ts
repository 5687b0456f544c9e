import type { DocumentType } from '@longwave/contract/documents.ts';

/** Entries of a list before or after a document with this date and id, which need not be in the list. */
export type NearCursor = {
  list: string;
  side: 'earlier' | 'later';
  date: number;
  document: number;
  limit: number;
};
/** A stored card in JSON with the id of its document. */
export type CardRow = [document: number, card: string];

export type ListReads = {
  /** Ids of documents in a list, newest first. */
  page(name: string, limit: number, offset: number): Promise<number[]>;
  count(name: string): Promise<number>;
  /** The counts of several lists, in their order. */
  counts(names: string[]): Promise<number[]>;
  /** Cards of the documents in any of the lists, newest first, each once. */
  newestInAny(names: string[], limit: number, offset: number): Promise<CardRow[]>;
  /** Ids of all documents of a list in no order; undefined when there is no such list. */
  documentsIn(name: string): Promise<number[] | undefined>;
  /** For each cursor, in order: the ids next to it, nearest first. */
  near(wanted: NearCursor[]): Promise<number[][]>;
  /** The documents of a list dated within a span, the oldest first, and when they were changed. */
  datedBetween(name: string, from: number, to: number): Promise<{ slug: string; changed: number }[]>;
  hasEntries(document: number): Promise<boolean>;
  newestDocument(): Promise<number>;
};

export type ListWrites = {
  addEntries(names: string[], date: number, document: number): Promise<void>;
  removeEntries(document: number): Promise<void>;
};

export type CardReads = {
  /** In the order asked for, without documents that have no card. */
  byId(ids: number[]): Promise<CardRow[]>;
  bySlug(type: DocumentType, slugs: string[]): Promise<CardRow[]>;
};

export type CardWrites = {
  put(document: number, card: string): Promise<void>;
  remove(document: number): Promise<void>;
};

export type RelationReads = {
  /** Ids of live documents of a type that name this one, the newest first, at most a hundred. */
  referencing(target: number, type: DocumentType): Promise<number[]>;
  /** Live documents of these types that name this one; with `among` only those of these ids. */
  liveReferencing(
    target: number,
    types: DocumentType[],
    among?: number[],
  ): Promise<{ id: number; live: string }[]>;
  /** Some of the live documents that name this one, as `type/slug`, except itself. */
  usersOf(target: number, limit: number): Promise<string[]>;
};

export type RelationWrites = {
  add(document: number, relations: { field: string; target: number }[]): Promise<void>;
  removeOf(document: number): Promise<void>;
};

/** Which live show has which stored recording. */
export type RecordingReads = {
  documentOf(name: string): Promise<number | undefined>;
  slugOf(name: string): Promise<string | undefined>;
};

export type RecordingWrites = {
  put(name: string, document: number): Promise<void>;
  removeOf(document: number): Promise<void>;
};
