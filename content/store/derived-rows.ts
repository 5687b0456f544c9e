import type { StationDocument } from '@longwave/contract/documents.ts';
import type { Store, Touched } from '../store.ts';
import { BadField } from './bad-field.ts';
import { listDate, listsOf } from './lists.ts';
import { referencesOf } from './references.ts';

export function addRelations(store: Store, id: number, document: StationDocument): void {
  for (const { field, type, slug } of referencesOf(document)) {
    const target = store
      .sql('SELECT id FROM documents WHERE type = ? AND slug = ? AND live IS NOT NULL')
      .get(type, slug);
    if (!target) throw new BadField(field, `There is no ${type} called ${slug}`);
    store
      .sql('INSERT OR IGNORE INTO relations (document, field, target) VALUES (?, ?, ?)')
      .run(id, field, target.id as number);
  }
}

/** A list is touched only where the document enters it, leaves it or moves in it. */
export function addEntries(
  store: Store,
  id: number,
  document: StationDocument,
  before: StationDocument | undefined,
  touched: Touched,
): void {
  const now = listsOf(document);
  const date = listDate(document);
  for (const name of now) {
    const list = store
      .sql(
        'INSERT INTO lists (name, count) VALUES (?, 1) ON CONFLICT (name) DO UPDATE SET count = count + 1 RETURNING id',
      )
      .get(name);
    store
      .sql('INSERT INTO entries (list, date, document) VALUES (?, ?, ?)')
      .run(list?.id as number, date, id);
  }
  const then = before ? listsOf(before) : [];
  const moved = before !== undefined && listDate(before) !== date;
  for (const name of new Set([...now, ...then]))
    if (moved || now.includes(name) !== then.includes(name)) touched.keys.add(`list:${name}`);
}

/** What a document begins or ceases to name may say so on its own page. */
export function touchNamed(
  before: StationDocument | undefined,
  after: StationDocument | undefined,
  touched: Touched,
): void {
  const keys = (document: StationDocument | undefined) =>
    new Set(document ? referencesOf(document).map(({ type, slug }) => `named:${type}/${slug}`) : []);
  const [then, now] = [keys(before), keys(after)];
  for (const key of [...then, ...now]) if (then.has(key) !== now.has(key)) touched.keys.add(key);
}
