import type { DocumentType } from '@longwave/contract/documents.ts';
import type { DocumentRow } from '../tables/documents.ts';

export type StoredRow = {
  id: number;
  live: string | null;
  draft: string | null;
  publish_at: number | null;
  changed: number;
  refusal: string | null;
  live_version: number | null;
  draft_version: number | null;
  author: string | null;
  at: number | null;
  trashed_at: number | null;
  trashed_live: number;
};

export function toDocumentRow(type: DocumentType, slug: string, row: StoredRow): DocumentRow {
  return {
    id: row.id,
    type,
    slug,
    live: row.live,
    draft: row.draft,
    publishAt: row.publish_at,
    changed: row.changed,
    refusal: row.refusal,
    liveVersion: row.live_version,
    draftVersion: row.draft_version,
    author: row.author,
    at: row.at,
    trashedAt: row.trashed_at,
    trashedLive: row.trashed_live === 1,
  };
}
