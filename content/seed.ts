import type { DocumentType, StationDocument } from '@longwave/contract/documents.ts';
import { sanitiseDocument } from './sanitise.ts';
import { listDate } from './store/lists.ts';
import { putLive } from './store/live-documents.ts';
import type { Store } from './store/repository.ts';

/** Types in an order in which documents come before those that name them. */
export const documentOrder: DocumentType[] = [
  ...([
    'playlist',
    'station',
    'genre',
    'resident',
    'programme',
    'show',
    'video',
    'collection',
    'article',
  ] as const),
  ...(['page', 'slot', 'redirect'] as const),
];

/** Writes many documents in one transaction, the oldest first, since search sorts by row number, newest first. */
export async function seedStation(
  store: Store,
  documents: StationDocument[],
  changed = Date.now(),
): Promise<void> {
  const sorted = documents
    .map((document) => ({ document, rank: documentOrder.indexOf(document.type), date: listDate(document) }))
    .sort((a, b) => a.rank - b.rank || a.date - b.date);
  const edit = { author: 'seed', now: changed };
  await store.write(async (transaction) => {
    for (const { document } of sorted) await putLive(transaction, sanitiseDocument(document), edit);
    transaction.changes.all = true;
  });
}
