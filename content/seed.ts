import type { DocumentType, StationDocument } from '@longwave/contract/documents.ts';
import { sanitised } from './sanitise.ts';
import { listDate } from './store/lists.ts';
import { putLive } from './store/live-documents.ts';
import type { Store } from './store.ts';

/** Documents before those that name them. */
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

/** Writes many documents in one transaction, the oldest first: search answers the newest first by that. */
export function seedStation(store: Store, documents: StationDocument[], changed = Date.now()): void {
  const sorted = documents
    .map((document) => ({ document, rank: documentOrder.indexOf(document.type), date: listDate(document) }))
    .sort((a, b) => a.rank - b.rank || a.date - b.date);
  store.transaction(() => {
    for (const { document } of sorted) putLive(store, sanitised(document), changed);
  });
  store.announce({ keys: new Set(), all: true });
}
