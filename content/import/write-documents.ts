import { isDeepStrictEqual } from 'node:util';
import type { DocumentType, StationDocument } from '@longwave/contract/documents.ts';
import { documentOrder } from '../seed.ts';
import { BadField } from '../store/bad-field.ts';
import { listDate } from '../store/lists.ts';
import { findLive, idOf, putLive } from '../store/live-documents.ts';
import { keepRevision } from '../store/revisions.ts';
import type { Store } from '../store.ts';
import type { ExportedDocument } from './exported-document.ts';

export type ReadyDocument = { file: string; type: DocumentType; slug: string } & (
  | { form: 'plain'; document: StationDocument }
  | { form: 'exported'; exported: ExportedDocument }
);

/** The order lists without a date are in: that of the export, then by type and date, then by name. */
export function inOrder(documents: ReadyDocument[], order: string[]): ReadyDocument[] {
  const place = new Map(order.map((name, at) => [name, at]));
  const rank = (one: ReadyDocument) => place.get(`${one.type}/${one.slug}`) ?? Number.POSITIVE_INFINITY;
  const date = (one: ReadyDocument) => {
    const document = one.form === 'plain' ? one.document : (one.exported.live ?? one.exported.draft);
    return document ? listDate(document) : 0;
  };
  return documents.toSorted(
    (a, b) =>
      compare(rank(a), rank(b)) ||
      documentOrder.indexOf(a.type) - documentOrder.indexOf(b.type) ||
      date(a) - date(b) ||
      compare(a.slug, b.slug),
  );
}

function compare<T extends string | number>(one: T, other: T): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Inside a running transaction: rows first, so that documents may name each other whichever comes first. */
export function writeDocuments(store: Store, documents: ReadyDocument[], now: number): void {
  for (const one of documents) reserve(store, one, now);
  for (const one of documents) {
    try {
      if (one.form === 'plain') writePlain(store, one.document, now);
      else writeExported(store, one.exported);
    } catch (error) {
      if (!(error instanceof BadField)) throw error;
      throw new Error(`${one.file}: ${error.field}: ${error.message}. Nothing was changed.`);
    }
  }
}

function reserve(store: Store, one: ReadyDocument, now: number): void {
  const insert = store.sql(
    `INSERT INTO documents (type, slug, live, draft, publish_at, refusal, changed) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (type, slug) DO UPDATE SET live = coalesce(live, excluded.live)`,
  );
  if (one.form === 'plain') {
    insert.run(one.type, one.slug, text(one.document), null, null, null, now);
    return;
  }
  const { live, draft, publishAt, refusal, changed } = one.exported;
  insert.run(one.type, one.slug, text(live), null, null, null, changed);
  store
    .sql('UPDATE documents SET draft = ?, publish_at = ?, refusal = ? WHERE type = ? AND slug = ?')
    .run(text(draft), publishAt, text(refusal), one.type, one.slug);
}

/** Like publishing, but a draft that staff are writing stays. The same again changes nothing. */
function writePlain(store: Store, document: StationDocument, now: number): void {
  const before = findLive(store, document.type, document.slug);
  const isNew = !isListed(store, document);
  if (!isNew && isDeepStrictEqual(before, document)) return;
  if (!isNew) keepRevision(store, document, now);
  putLive(store, document, now);
}

/** A row that was only reserved stands in no list yet. */
function isListed(store: Store, { type, slug }: StationDocument): boolean {
  const id = idOf(store, type, slug);
  return (
    id !== undefined && store.sql('SELECT 1 FROM entries WHERE document = ? LIMIT 1').get(id) !== undefined
  );
}

function writeExported(store: Store, { live, draft, changed, revisions }: ExportedDocument): void {
  const document = live ?? draft;
  if (!document) return;
  if (live) putLive(store, live, changed);
  const id = idOf(store, document.type, document.slug);
  if (id === undefined) return;
  for (const revision of revisions)
    store
      .sql('INSERT OR REPLACE INTO revisions (document, at, live) VALUES (?, ?, ?)')
      .run(id, revision.at, JSON.stringify(revision.live));
}

function text(value: object | null): string | null {
  return value && JSON.stringify(value);
}
