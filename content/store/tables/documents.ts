import type { DocumentType } from '@longwave/contract/documents.ts';

export type DocumentName = { type: DocumentType; slug: string };

/** JSON stays text until somebody parses it. */
export type DocumentRow = DocumentName & {
  id: number;
  live: string | null;
  draft: string | null;
  publishAt: number | null;
  changed: number;
  refusal: string | null;
  liveVersion: number | null;
  draftVersion: number | null;
  /** Author of the newest version. */
  author: string | null;
  at: number | null;
  trashedAt: number | null;
  trashedLive: boolean;
};

export type LiveRow = { id: number; slug: string; live: string; changed: number };
export type DueRow = DocumentName & { id: number; draftVersion: number; publishAt: number };
export type SitemapRow = DocumentName & {
  changed: number;
  validFrom: string | null;
  validUntil: string | null;
};
export type Schedule = { changed: number; publishAt: number | null; refusal: string | null };

/** `live` is JSON. */
export type LiveForm = { live: string; version: number; changed: number; endsDraft: boolean };

export type DocumentReads = {
  isEmpty(): Promise<boolean>;
  idOf(type: DocumentType, slug: string): Promise<number | undefined>;
  /** The present name of a document. */
  find(id: number): Promise<DocumentName | undefined>;
  read(type: DocumentType, slug: string): Promise<DocumentRow | undefined>;
  readLive(type: DocumentType, slug: string): Promise<LiveRow | undefined>;
  /** The documents with these slugs that are live, in no order. */
  readLiveOf(type: DocumentType, slugs: string[]): Promise<LiveRow[]>;
  /** The id of a document, and its live form if it has one. */
  readForm(type: DocumentType, slug: string): Promise<{ id: number; live: string | null } | undefined>;
  /** Ids of live documents, in the order asked for; undefined for the others. */
  liveIds(names: DocumentName[]): Promise<(number | undefined)[]>;
  /** Every live document of a type, in the order they were first written. */
  listLive(type: DocumentType): Promise<LiveRow[]>;
  /** Name or title of a live document. */
  nameOf(type: DocumentType, slug: string): Promise<string | undefined>;
  /** Every document that is not in the trash, in the order they were first written. */
  list(): Promise<DocumentName[]>;
  /** Slugs of the live redirects from a path without a trailing slash. */
  redirectsFrom(path: string): Promise<string[]>;
  /** One track of the tracklist of each live show, in JSON; in the order asked for. */
  tracks(wanted: { id: number; line: number }[]): Promise<(string | undefined)[]>;
  /** Drafts whose time has come, the earliest first; of one document when its id is given. */
  listDue(now: number, id?: number): Promise<DueRow[]>;
  sitemap(limit: number, offset: number): Promise<SitemapRow[]>;
  lastChanged(): Promise<number>;
  counts(): Promise<{ documents: number; shows: number }>;
};

export type DocumentWrites = {
  insert(type: DocumentType, slug: string, changed: number): Promise<number>;
  /** The row for a draft with its publishing time, made if there is none. A document in the trash is taken out of it. */
  putForDraft(type: DocumentType, slug: string, publishAt: number | null, changed: number): Promise<number>;
  /**
   * Makes a form live and takes the document out of the trash. If the draft ends, so does its publishing time or the reason why it
   * was not published.
   */
  setLive(id: number, live: LiveForm): Promise<void>;
  clearLive(id: number): Promise<void>;
  setLiveVersion(id: number, version: number): Promise<void>;
  setDraftVersion(id: number, version: number | null): Promise<void>;
  /** The live form becomes the draft, unless there is one. */
  moveLiveToDraft(id: number): Promise<void>;
  /** Removes the publishing time, and the reason why it was not published. */
  clearSchedule(id: number): Promise<void>;
  setSchedule(id: number, schedule: Schedule): Promise<void>;
  /** Only if the draft and its publishing time are still the same. */
  setRefusal(due: DueRow, refusal: string): Promise<void>;
  rename(id: number, slug: string): Promise<void>;
  moveToTrash(id: number, now: number, wasLive: boolean): Promise<void>;
  /** Drops a publishing time that has passed. */
  takeFromTrash(id: number, now: number): Promise<void>;
  /** Adds a row that others may name before it is written. One in the trash is taken out of it and emptied. */
  reserve(type: DocumentType, slug: string, live: string | null, changed: number): Promise<void>;
  remove(id: number): Promise<void>;
  removeTrashed(before: number): Promise<void>;
};
