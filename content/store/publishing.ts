import { type DocumentType, type StationDocument, stationDocumentOf } from '@longwave/contract/documents.ts';
import type { Store } from '../store.ts';
import { idOf, putLive, removeLive } from './live-documents.ts';

const revisionsKept = 50;

export type KeptDocument = {
  live: StationDocument | null;
  draft: StationDocument | null;
  publishAt: number | null;
  changed: number;
};

/** Makes a document live: when this returns, it is on disk. */
export function publish(store: Store, document: StationDocument, now: number): void {
  const touched = store.transaction(() => {
    keepRevision(store, document, now);
    const result = putLive(store, document, now);
    store
      .sql('UPDATE documents SET draft = NULL, publish_at = NULL WHERE type = ? AND slug = ?')
      .run(document.type, document.slug);
    return result;
  });
  store.announce(touched);
}

/** Keeps a document that visitors do not see yet; with a time, it becomes live then. */
export function saveDraft(
  store: Store,
  document: StationDocument,
  publishAt: number | null,
  now: number,
): void {
  store
    .sql(
      `INSERT INTO documents (type, slug, draft, publish_at, changed) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (type, slug) DO UPDATE SET draft = excluded.draft, publish_at = excluded.publish_at`,
    )
    .run(document.type, document.slug, JSON.stringify(document), publishAt, now);
}

/** Publishes every draft whose time has come. One that cannot be published stays a draft and is logged. */
export function publishDue(store: Store, now: number): void {
  const due = store
    .sql('SELECT id, type, slug, draft FROM documents WHERE publish_at <= ? ORDER BY publish_at, id')
    .all(now) as { id: number; type: string; slug: string; draft: string }[];
  for (const row of due) {
    try {
      publish(store, stationDocumentOf.parse(JSON.parse(row.draft)), now);
    } catch (error) {
      store.sql('UPDATE documents SET publish_at = NULL WHERE id = ?').run(row.id);
      console.error(`Could not publish ${row.type}/${row.slug}: ${(error as Error).message}`);
    }
  }
}

/** Names of live documents that would be left pointing at nothing; when there are none, the document is gone. */
export function remove(store: Store, type: DocumentType, slug: string): string[] {
  const id = idOf(store, type, slug);
  if (id === undefined) return [];
  const users = store
    .sql(
      `SELECT DISTINCT d.type || '/' || d.slug AS name FROM relations r JOIN documents d ON d.id = r.document
       WHERE r.target = ? AND r.document <> r.target LIMIT 20`,
    )
    .all(id) as { name: string }[];
  if (users.length > 0) return users.map((user) => user.name);
  const touched = store.transaction(() => {
    const result = removeLive(store, type, slug);
    store.sql('DELETE FROM documents WHERE id = ?').run(id);
    return result;
  });
  store.announce(touched);
  return [];
}

export function keptDocument(store: Store, type: DocumentType, slug: string): KeptDocument | undefined {
  const row = store
    .sql('SELECT live, draft, publish_at, changed FROM documents WHERE type = ? AND slug = ?')
    .get(type, slug) as
    | { live: string | null; draft: string | null; publish_at: number | null; changed: number }
    | undefined;
  return (
    row && {
      live: row.live === null ? null : JSON.parse(row.live),
      draft: row.draft === null ? null : JSON.parse(row.draft),
      publishAt: row.publish_at,
      changed: row.changed,
    }
  );
}

function keepRevision(store: Store, document: StationDocument, now: number): void {
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
