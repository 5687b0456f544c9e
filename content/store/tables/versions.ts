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
  /** The newest first, those before a position. */
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
  /** The draft, if this author wrote it after this instant, without a note, and nothing came after it. */
  findReplaceableDraft(document: number, author: string, after: number): Promise<number | undefined>;
};

export type VersionWrites = {
  add(version: NewVersion): Promise<number>;
  /** A draft becomes live at this instant; one that was live before has the time it had. Gives that time. */
  becomeLive(id: number, at: number, json: string, note: string | null): Promise<number>;
  remove(id: number): Promise<void>;
  /** Versions older than this instant that nobody points to, except the newest few of each document. */
  removeOld(before: number, minVersions: number): Promise<void>;
};
