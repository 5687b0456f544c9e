import type { DocumentOf, DocumentType, StationDocument } from '@longwave/contract/documents.ts';
import { isZone } from '../schedule/zone.ts';
import { addToSearch, isSearched, removeFromSearch } from '../search/index-document.ts';
import type { Store, Touched } from '../store.ts';
import { BadField } from './bad-field.ts';
import { cardOf } from './card.ts';
import { addEntries, addRelations, touchNamed } from './derived-rows.ts';
import { listsOf } from './lists.ts';
import { forgetName } from './names.ts';

/** A change that touches more shows than this is told as one that may have touched anything. */
const mostNamed = 1000;

export function findLive<T extends DocumentType>(
  store: Store,
  type: T,
  slug: string,
): DocumentOf<T> | undefined {
  const row = store
    .sql('SELECT live FROM documents WHERE type = ? AND slug = ? AND live IS NOT NULL')
    .get(type, slug) as { live: string } | undefined;
  return row && JSON.parse(row.live);
}

export function idOf(store: Store, type: DocumentType, slug: string): number | undefined {
  const row = store.sql('SELECT id FROM documents WHERE type = ? AND slug = ?').get(type, slug);
  return row?.id as number | undefined;
}

/** Makes a document live inside a running transaction: itself, its relations, its places in lists, its search rows. */
export function putLive(store: Store, document: StationDocument, changed: number): Touched {
  if ('zone' in document && !isZone(document.zone))
    throw new BadField('zone', `There is no time zone called ${document.zone}`);
  const touched = emptyTouched();
  const before = takeLive(store, document.type, document.slug, touched);
  const id = writeRow(store, document, changed);
  addRelations(store, id, document);
  touchNamed(before, document, touched);
  addEntries(store, id, document, before, touched);
  const recording = document.type === 'show' ? document.recording : null;
  if (recording?.kind === 'file')
    store.sql('INSERT OR REPLACE INTO recordings (name, document) VALUES (?, ?)').run(recording.name, id);
  forgetName(store, `${document.type}/${document.slug}`);
  addToSearch(store, id, document);
  if (before && nameIn(before) !== nameIn(document)) renewNaming(store, id, touched);
  return touched;
}

/** Takes a document off the site inside a running transaction; its row stays for its draft and revisions. */
export function removeLive(store: Store, type: DocumentType, slug: string): Touched {
  const touched = emptyTouched();
  const before = takeLive(store, type, slug, touched);
  if (before) for (const list of listsOf(before)) touched.keys.add(`list:${list}`);
  touchNamed(before, undefined, touched);
  store.sql('UPDATE documents SET live = NULL WHERE type = ? AND slug = ?').run(type, slug);
  forgetName(store, `${type}/${slug}`);
  return touched;
}

export function emptyTouched(): Touched {
  return { keys: new Set(), all: false };
}

/** Removes everything derived from a live document and answers the document as it was. */
function takeLive(
  store: Store,
  type: DocumentType,
  slug: string,
  touched: Touched,
): StationDocument | undefined {
  touched.keys.add(`${type}/${slug}`).add('sitemap');
  if (isSearched(type) || type === 'genre') touched.keys.add('search');
  const before = findLive(store, type, slug);
  const id = before && idOf(store, type, slug);
  if (!before || id === undefined) return undefined;
  touched.keys.add(id);
  store.sql('DELETE FROM relations WHERE document = ?').run(id);
  store
    .sql('UPDATE lists SET count = count - 1 WHERE id IN (SELECT list FROM entries WHERE document = ?)')
    .run(id);
  store.sql('DELETE FROM entries WHERE document = ?').run(id);
  store.sql('DELETE FROM recordings WHERE document = ?').run(id);
  store.sql('DELETE FROM cards WHERE document = ?').run(id);
  removeFromSearch(store, id, before);
  return before;
}

function writeRow(store: Store, document: StationDocument, changed: number): number {
  const row = store
    .sql(
      `INSERT INTO documents (type, slug, live, changed) VALUES (?, ?, ?, ?)
       ON CONFLICT (type, slug) DO UPDATE SET live = excluded.live, changed = excluded.changed RETURNING id`,
    )
    .get(document.type, document.slug, JSON.stringify(document), changed);
  const id = row?.id as number;
  writeCard(store, id, document);
  return id;
}

function writeCard(store: Store, id: number, document: StationDocument): void {
  const card = cardOf(store, document);
  if (!card) return;
  store.sql('INSERT OR REPLACE INTO cards (document, card) VALUES (?, ?)').run(id, JSON.stringify(card));
}

/** Shows and others are listed and found by the names of their residents and genres: a new name reaches each of them. */
function renewNaming(store: Store, id: number, touched: Touched): void {
  const rows = store
    .sql(
      `SELECT DISTINCT d.id, d.live FROM relations r JOIN documents d ON d.id = r.document
       WHERE r.target = ? AND d.type IN ('show', 'programme', 'article', 'video')`,
    )
    .all(id) as { id: number; live: string }[];
  for (const row of rows) {
    const document = JSON.parse(row.live) as StationDocument;
    writeCard(store, row.id, document);
    removeFromSearch(store, row.id, document);
    addToSearch(store, row.id, document);
    touched.keys.add(`${document.type}/${document.slug}`).add(row.id);
  }
  if (rows.length > mostNamed) touched.all = true;
}

function nameIn(document: StationDocument): string {
  return 'name' in document ? document.name : 'title' in document ? document.title : '';
}
