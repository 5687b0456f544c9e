import { isDeepStrictEqual } from 'node:util';
import type { StationDocument } from '@longwave/contract/documents.ts';
import { BadField } from './bad-field.ts';
import { cardOf } from './card.ts';
import { listDate, listsOf } from './lists.ts';
import { findReferences } from './references.ts';
import type { Transaction } from './repository.ts';

/** Writes which documents a document names. Unchanged references need no check, since nothing that is named can be removed. */
export async function putRelations(
  transaction: Transaction,
  id: number,
  document: StationDocument,
  before: StationDocument | null,
): Promise<void> {
  const references = findReferences(document);
  if (before && isDeepStrictEqual(references, findReferences(before))) return;
  const targets = await transaction.documents.liveIds(references);
  const relations = references.map(({ field, type, slug }, at) => {
    const target = targets[at];
    if (target === undefined) throw new BadField(field, `There is no ${type} called ${slug}`);
    return { field, target };
  });
  if (before) await transaction.relations.removeOf(id);
  await transaction.relations.add(id, relations);
}

/** A list has changed only where the document enters it, leaves it or moves in it. */
export async function putEntries(
  { lists, changes }: Transaction,
  id: number,
  document: StationDocument,
  before: StationDocument | null,
): Promise<void> {
  const now = listsOf(document);
  const date = listDate(document);
  const then = before ? listsOf(before) : [];
  const moved = before !== null && listDate(before) !== date;
  if (before && !moved && isDeepStrictEqual(now, then)) return;
  if (before) await lists.removeEntries(id);
  await lists.addEntries(now, date, id);
  for (const name of new Set([...now, ...then]))
    if (moved || now.includes(name) !== then.includes(name)) changes.keys.add(`list:${name}`);
}

/** Assigns the recording to this show, even if another show has taken it meanwhile. */
export async function putRecording(
  { recordings }: Transaction,
  id: number,
  document: StationDocument,
  before: StationDocument | null,
): Promise<void> {
  const [name, known] = [recordingOf(document), before && recordingOf(before)];
  if (known && known !== name) await recordings.removeOf(id);
  if (name) await recordings.put(name, id);
}

function recordingOf(document: StationDocument): string | undefined {
  const recording = document.type === 'show' ? document.recording : null;
  return recording?.kind === 'file' ? recording.name : undefined;
}

export async function putCard(
  transaction: Transaction,
  id: number,
  document: StationDocument,
): Promise<void> {
  const card = await cardOf(transaction, document);
  if (card) await transaction.cards.put(id, JSON.stringify(card));
}

/** Notes changes for documents that are named or no longer named, since their pages may show which documents name them. */
export function addReferenceChanges(
  { changes }: Transaction,
  before: StationDocument | null,
  after: StationDocument | null,
): void {
  const keys = (document: StationDocument | null) =>
    new Set(document ? findReferences(document).map(({ type, slug }) => `named:${type}/${slug}`) : []);
  const [then, now] = [keys(before), keys(after)];
  for (const key of [...then, ...now]) if (then.has(key) !== now.has(key)) changes.keys.add(key);
}
