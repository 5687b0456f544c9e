import type { DocumentType } from '@longwave/contract/documents.ts';

export type VersionState = 'draft' | 'live';
export type VersionFacts = {
  id: number;
  at: number;
  author: string;
  state: VersionState;
  note: string | null;
};
export type NewVersion = {
  document: number;
  at: number;
  author: string;
  state: VersionState;
  json: string;
  note: string | null;
};

export type VersionReads = {
  /** Versions before a position, the newest first. */
  list(
    document: number,
    before: { at: number; id: number } | undefined,
    limit: number,
  ): Promise<VersionFacts[]>;
  read(document: number, id: number): Promise<(VersionFacts & { json: string }) | undefined>;
  /** Earlier live forms, the newest first. */
  listRevisions(type: DocumentType, slug: string, limit: number): Promise<{ at: number; json: string }[]>;
  formerSlugs(type: DocumentType, slug: string): Promise<string[]>;
  has(document: number, at: number, json: string): Promise<boolean>;
  /** The draft's version, if this author wrote it after this instant, without a note, and it is the newest version. */
  findReplaceableDraft(document: number, author: string, after: number): Promise<number | undefined>;
};

export type VersionWrites = {
  add(version: NewVersion): Promise<number>;
  /** Makes a version live: a draft gets this instant, one that was live before keeps the one it had. Returns that instant. */
  becomeLive(id: number, at: number, json: string, note: string | null): Promise<number>;
  remove(id: number): Promise<void>;
  /** Removes versions older than this instant that are neither live nor a draft, except the newest few of each document. */
  removeOld(before: number, minVersions: number): Promise<void>;
};
