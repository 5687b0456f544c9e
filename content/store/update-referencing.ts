import type { StationDocument } from '@longwave/contract/documents.ts';
import { refreshNamesInSearch } from '../search/index-document.ts';
import { putCard } from './derived-rows.ts';
import { createPause } from './pause.ts';
import type { Transaction } from './repository.ts';
import { upgradeLive } from './upgrade-document.ts';

/** A change of more documents than this is announced as a change of everything. */
const maxNamedPages = 1000;

/** Updates cards and search of the documents that contain the name of this one, after it was renamed. */
export async function updateReferencing(transaction: Transaction, id: number): Promise<void> {
  const { relations, changes } = transaction;
  const rows = await relations.liveReferencing(id, ['show', 'programme', 'article', 'video']);
  const pause = createPause();
  for (const row of rows) {
    await pause();
    const document = upgradeLive(JSON.parse(row.live));
    await putCard(transaction, row.id, document);
    await refreshNamesInSearch(transaction, row.id, document);
    changes.keys.add(`${document.type}/${document.slug}`).add(row.id);
  }
  if (rows.length > maxNamedPages) changes.all = true;
}

/** The same for a preview, but only for the cards on the page that is shown. Returns whether there are any. */
export async function updateShownCards(
  transaction: Transaction,
  id: number,
  shown: number[],
): Promise<boolean> {
  const rows = await transaction.relations.liveReferencing(id, ['show', 'programme'], shown);
  for (const row of rows) await putCard(transaction, row.id, upgradeLive(JSON.parse(row.live)));
  return rows.length > 0;
}

export function displayName(document: StationDocument): string {
  return 'name' in document ? document.name : 'title' in document ? document.title : '';
}
