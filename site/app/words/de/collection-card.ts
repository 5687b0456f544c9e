import type { collectionWords } from '../collection-card.ts';

export const collectionCard: typeof collectionWords = {
  shows: { one: '{count} Sendung', other: '{count} Sendungen' },
};
