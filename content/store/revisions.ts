import type { DocumentType, StationDocument } from '@longwave/contract/documents.ts';
import type { Store } from '../store.ts';
import { idOf } from './live-documents.ts';

const revisionsKept = 50;

/** Keeps the live form that is about to be replaced, inside a running transaction. */
export function keepRevision(store: Store, document: StationDocument, now: number): void {
  const id = idOf(store, document.type, document.slug);
  if (id === undefined) return;
  store
    .sql(
      `INSERT OR REPLACE INTO revisions (document, at, live)
       SELECT id, ?, live FROM documents WHERE id = ? AND live IS NOT NULL`,
    )
    .run(now, id);
  store
    .sql(
      `DELETE FROM revisions WHERE document = ?1 AND at NOT IN
       (SELECT at FROM revisions WHERE document = ?1 ORDER BY at DESC LIMIT ?2)`,
    )
    .run(id, revisionsKept);
}

/** Earlier live forms of a document, the newest first. */
export function revisionsOf(
  store: Store,
  type: DocumentType,
  slug: string,
): { at: number; live: StationDocument }[] {
  const rows = store
    .sql(
      `SELECT r.at, r.live FROM revisions r JOIN documents d ON d.id = r.document
       WHERE d.type = ? AND d.slug = ? ORDER BY r.at DESC`,
    )
    .all(type, slug) as { at: number; live: string }[];
  return rows.map(({ at, live }) => ({ at, live: JSON.parse(live) }));
}
