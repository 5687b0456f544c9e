import type { collectionWords } from '../collections.ts';

export const collections: typeof collectionWords = {
  play: 'Von Anfang an hören',
  inside: 'Darin',
  more: 'Weitere Sammlungen',
  all: 'Alle Sammlungen',
  shows: { one: '{count} Sendung', other: '{count} Sendungen' },
};
