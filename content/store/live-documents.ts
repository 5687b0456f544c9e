import type { DocumentOf, DocumentType, StationDocument } from '@longwave/contract/documents.ts';
import { isZone } from '../schedule/zone.ts';
import { putInSearch, removeFromSearch } from '../search/index-document.ts';
import { isSearched } from '../search/searched-types.ts';
import { BadField } from './bad-field.ts';
import { addReferenceChanges, putCard, putEntries, putRecording, putRelations } from './derived-rows.ts';
import { listsOf } from './lists.ts';
import { clearName } from './names.ts';
import type { Reads, Transaction } from './repository.ts';
import { indexForStaff } from './staff-index.ts';
import type { DocumentName } from './tables/documents.ts';
import { displayName, updateReferencing } from './update-referencing.ts';
import { upgradeLive } from './upgrade-document.ts';
import { addVersion, type Edit } from './versions.ts';

export async function findLive<T extends DocumentType>(
  reads: Reads,
  type: T,
  slug: string,
): Promise<DocumentOf<T> | undefined> {
  const row = await reads.documents.readLive(type, slug);
  return row && (upgradeLive(JSON.parse(row.live)) as DocumentOf<T>);
}

/** What is stored of a document before another form of it becomes live. */
type Stored = { id: number; live: StationDocument | null };

type LiveOptions = {
  /** The version that becomes live; by default a new one is added. */
  version?: number | undefined;
  /** What is stored, if the caller knows it; else it is read. */
  stored?: Stored | undefined;
  /** Whether the draft ends, and with it its publishing time. */
  endsDraft?: boolean;
  /** For a preview: other documents, search and staff lists stay as they are. */
  isPreview?: boolean;
  /** False for callers that change more of the document and index it for staff afterwards. */
  indexesForStaff?: boolean;
};

type Written = { id: number; version: number; at: number };

/** Makes a document live: its row, relations, list entries, recording, card and search rows. */
export async function putLive(
  transaction: Transaction,
  document: StationDocument,
  edit: Edit,
  options: LiveOptions = {},
): Promise<Written> {
  if ('zone' in document && !isZone(document.zone))
    throw new BadField('zone', `There is no time zone called ${document.zone}`);
  const stored = options.stored ?? (await readStored(transaction, document));
  const before = stored?.live ?? null;
  const written = await writeRow(transaction, document, edit, { ...options, stored });
  const { id } = written;
  noteChange(transaction, document, before ? id : undefined);
  clearName(transaction, `${document.type}/${document.slug}`);
  addReferenceChanges(transaction, before, document);
  // None of these reads what another writes, so PostgreSQL gets them all at once.
  await Promise.all([
    putRelations(transaction, id, document, before),
    putEntries(transaction, id, document, before),
    putRecording(transaction, id, document, before),
    putCard(transaction, id, document),
    !options.isPreview && putInSearch(transaction, id, document, before),
  ]);
  if (options.isPreview) return written;
  if (before && displayName(before) !== displayName(document)) await updateReferencing(transaction, id);
  const published = options.endsDraft ? { live: document, edited: written.at } : undefined;
  if (options.indexesForStaff !== false) await indexForStaff(transaction, id, published);
  return written;
}

/** Takes a document off the site; its row stays for its versions. */
export async function removeLive(transaction: Transaction, type: DocumentType, slug: string): Promise<void> {
  const { changes, documents, relations, lists, recordings, cards } = transaction;
  const stored = await readStored(transaction, { type, slug });
  noteChange(transaction, { type, slug }, stored?.live ? stored.id : undefined);
  clearName(transaction, `${type}/${slug}`);
  if (!stored?.live) return;
  const { id, live } = stored;
  for (const list of listsOf(live)) changes.keys.add(`list:${list}`);
  addReferenceChanges(transaction, live, null);
  await Promise.all([
    relations.removeOf(id),
    lists.removeEntries(id),
    recordings.removeOf(id),
    cards.remove(id),
    removeFromSearch(transaction, id, live),
    documents.clearLive(id),
  ]);
}

async function readStored(reads: Reads, { type, slug }: DocumentName): Promise<Stored | undefined> {
  const row = await reads.documents.readForm(type, slug);
  return row && { id: row.id, live: row.live === null ? null : upgradeLive(JSON.parse(row.live)) };
}

/** Notes the keys that change. `id` is given if the document was live before, since its card has changed. */
function noteChange({ changes }: Transaction, { type, slug }: DocumentName, id: number | undefined): void {
  changes.keys.add(`${type}/${slug}`).add('sitemap');
  if (isSearched(type) || type === 'genre') changes.keys.add('search');
  if (id !== undefined) changes.keys.add(id);
}

async function writeRow(
  transaction: Transaction,
  document: StationDocument,
  edit: Edit,
  { version, stored, endsDraft = false }: LiveOptions,
): Promise<Written> {
  const { documents, versions } = transaction;
  const json = JSON.stringify(document);
  const id = stored?.id ?? (await documents.insert(document.type, document.slug, edit.now));
  const at =
    version === undefined ? edit.now : await versions.becomeLive(version, edit.now, json, edit.note ?? null);
  const live = version ?? (await addVersion(transaction, id, 'live', json, edit));
  await documents.setLive(id, { live: json, version: live, changed: edit.now, endsDraft });
  return { id, version: live, at };
}
