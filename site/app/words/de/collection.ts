import type { collectionPageWords } from '../collection.ts';

export const collection: typeof collectionPageWords = {
  play: 'Von Anfang an hören',
  inside: 'Darin',
  more: 'Weitere Sammlungen',
  all: 'Alle Sammlungen',
};
