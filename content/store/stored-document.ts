import type { DocumentType, StationDocument } from '@longwave/contract/documents.ts';
import type { DraftDocument } from '@longwave/contract/draft.ts';
import type { Reads } from './repository.ts';
import { upgradeDraft, upgradeLive } from './upgrade-document.ts';

export type PublishRefusal = { at: number; publishAt: number; field: string | null; reason: string };

export type StoredDocument = {
  id: number;
  type: DocumentType;
  slug: string;
  live: StationDocument | null;
  draft: DraftDocument | null;
  publishAt: number | null;
  changed: number;
  /** Why it was not published at its time. */
  refusal: PublishRefusal | null;
  /** The newest version: the draft's, else the live one's. A document made by hand in the database may have none. */
  version: number | null;
  /** For a document in the trash, the version that will be live when it is brought back. */
  liveVersion: number | null;
  draftVersion: number | null;
  /** Author and time of the newest version. */
  author: string | null;
  at: number | null;
  trashedAt: number | null;
  /** Whether it was live when it was moved to the trash. */
  trashedLive: boolean;
};

export async function readDocument(
  reads: Reads,
  type: DocumentType,
  slug: string,
): Promise<StoredDocument | undefined> {
  const row = await reads.documents.read(type, slug);
  return (
    row && {
      ...row,
      live: row.live === null ? null : upgradeLive(JSON.parse(row.live)),
      draft: row.draft === null ? null : upgradeDraft(JSON.parse(row.draft)),
      refusal: row.refusal === null ? null : JSON.parse(row.refusal),
      version: row.draftVersion ?? row.liveVersion,
    }
  );
}
