import type { DocumentType, StationDocument } from '@longwave/contract/documents.ts';
import type { Store, Touched } from '../store.ts';
import { idOf, putLive, removeLive } from './live-documents.ts';
import { keepRevision } from './revisions.ts';

export type KeptDocument = {
  live: StationDocument | null;
  draft: StationDocument | null;
  publishAt: number | null;
  changed: number;
  /** Why it was not published when its time had come. */
  refusal: Refused | null;
};

export type Refused = { at: number; publishAt: number; field: string | null; reason: string };

/** Makes a document live: when this is done, it is on disk. */
export async function publish(store: Store, document: StationDocument, now: number): Promise<void> {
  store.announce(await store.write(() => publishWithin(store, document, now)));
}

/** The same inside a running transaction. */
export function publishWithin(store: Store, document: StationDocument, now: number): Touched {
  keepRevision(store, document, now);
  const touched = putLive(store, document, now);
  store
    .sql('UPDATE documents SET draft = NULL, publish_at = NULL, refusal = NULL WHERE type = ? AND slug = ?')
    .run(document.type, document.slug);
  return touched;
}

/** Keeps a document that visitors do not see yet; with a time, it becomes live then. */
export async function saveDraft(
  store: Store,
  document: StationDocument,
  publishAt: number | null,
  now: number,
): Promise<void> {
  await store.write(() =>
    store
      .sql(
        `INSERT INTO documents (type, slug, draft, publish_at, changed) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (type, slug) DO UPDATE SET
         draft = excluded.draft, publish_at = excluded.publish_at, refusal = NULL`,
      )
      .run(document.type, document.slug, JSON.stringify(document), publishAt, now),
  );
}

/** Names of live documents that would be left pointing at nothing; when there are none, the document is gone. */
export async function remove(store: Store, type: DocumentType, slug: string): Promise<string[]> {
  const { users, touched } = await store.write(() => removeWithin(store, type, slug));
  if (touched) store.announce(touched);
  return users;
}

function removeWithin(
  store: Store,
  type: DocumentType,
  slug: string,
): { users: string[]; touched?: Touched } {
  const id = idOf(store, type, slug);
  if (id === undefined) return { users: [] };
  const users = store
    .sql(
      `SELECT DISTINCT d.type || '/' || d.slug AS name FROM relations r JOIN documents d ON d.id = r.document
       WHERE r.target = ? AND r.document <> r.target LIMIT 20`,
    )
    .all(id) as { name: string }[];
  if (users.length > 0) return { users: users.map((user) => user.name) };
  const touched = removeLive(store, type, slug);
  store.sql('DELETE FROM documents WHERE id = ?').run(id);
  return { users: [], touched };
}

export function keptDocument(store: Store, type: DocumentType, slug: string): KeptDocument | undefined {
  const row = store
    .sql('SELECT live, draft, publish_at, changed, refusal FROM documents WHERE type = ? AND slug = ?')
    .get(type, slug) as
    | {
        live: string | null;
        draft: string | null;
        publish_at: number | null;
        changed: number;
        refusal: string | null;
      }
    | undefined;
  return (
    row && {
      live: row.live === null ? null : JSON.parse(row.live),
      draft: row.draft === null ? null : JSON.parse(row.draft),
      publishAt: row.publish_at,
      changed: row.changed,
      refusal: row.refusal === null ? null : JSON.parse(row.refusal),
    }
  );
}
