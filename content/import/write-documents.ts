import { isDeepStrictEqual } from 'node:util';
import type { DocumentType, StationDocument } from '@longwave/contract/documents.ts';
import { documentOrder } from '../seed.ts';
import { BadField } from '../store/bad-field.ts';
import { addEarlierVersion, replaceDraft, setSchedule } from '../store/imported-documents.ts';
import { listDate } from '../store/lists.ts';
import { putLive } from '../store/live-documents.ts';
import type { Transaction } from '../store/repository.ts';
import { readDocument } from '../store/stored-document.ts';
import { upgradeLive } from '../store/upgrade-document.ts';
import type { Edit } from '../store/versions.ts';
import type { ExportedDocument } from './exported-document.ts';

export type ParsedDocument = { file: string; type: DocumentType; slug: string } & (
  | { form: 'plain'; document: StationDocument }
  | { form: 'exported'; exported: ExportedDocument }
);

/** Sorts documents for writing, which is their order in lists without a date: as in the export, then by type and date, then by name. */
export function sortForWriting(documents: ParsedDocument[], order: string[]): ParsedDocument[] {
  const position = new Map(order.map((name, at) => [name, at]));
  const rank = (one: ParsedDocument) => position.get(`${one.type}/${one.slug}`) ?? Number.POSITIVE_INFINITY;
  const date = (one: ParsedDocument) => {
    const document = one.form === 'plain' ? one.document : (one.exported.live ?? one.exported.draft);
    return (document && listDate(document as StationDocument)) || 0;
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

const author = 'import';

/** Reserves all rows first, so that documents can name each other in any order. */
export async function writeDocuments(
  transaction: Transaction,
  documents: ParsedDocument[],
  now: number,
): Promise<void> {
  for (const one of documents) await reserve(transaction, one, now);
  for (const one of documents) {
    try {
      if (one.form === 'plain') await writePlain(transaction, one.document, { author, now });
      else await writeExported(transaction, one.exported);
    } catch (error) {
      if (!(error instanceof BadField)) throw error;
      throw new Error(`${one.file}: ${error.field}: ${error.message}. Nothing was changed.`);
    }
  }
}

async function reserve({ documents }: Transaction, one: ParsedDocument, now: number): Promise<void> {
  const { type, slug } = one;
  const live = one.form === 'plain' ? one.document : one.exported.live;
  const changed = one.form === 'plain' ? now : one.exported.changed;
  await documents.reserve(type, slug, live && JSON.stringify(live), changed);
}

/** Publishes a document, but staff's draft stays. Repeating it changes nothing. */
async function writePlain(transaction: Transaction, document: StationDocument, edit: Edit): Promise<void> {
  const { documents, lists } = transaction;
  const row = await documents.readForm(document.type, document.slug);
  // A row that was only reserved is in no list, and nothing is derived from it yet.
  const isReserved = row !== undefined && !(await lists.hasEntries(row.id));
  const live = row?.live && !isReserved ? upgradeLive(JSON.parse(row.live)) : null;
  if (isDeepStrictEqual(live, document)) return;
  await putLive(transaction, document, edit, { stored: row && { id: row.id, live } });
}

/** Writes earlier forms first, so that versions are in the order of time. Repeating it adds no versions. */
async function writeExported(transaction: Transaction, exported: ExportedDocument): Promise<void> {
  const { live, draft, publishAt, refusal, changed, revisions } = exported;
  const document = live ?? draft;
  const stored = document && (await readDocument(transaction, document.type, document.slug));
  if (!stored) return;
  const { id } = stored;
  for (const { at, live } of revisions) await addEarlierVersion(transaction, id, live, { author, now: at });
  if (live) await writePlain(transaction, live, { author, now: changed });
  await replaceDraft(transaction, id, stored.draft, draft, { author, now: changed });
  await setSchedule(transaction, id, { changed, publishAt, refusal });
}
