import type { collectionWords } from '../collections.ts';

export const collections: typeof collectionWords = {
  play: 'Von Anfang an hören',
  inside: 'Darin',
  more: 'Weitere Sammlungen',
  all: 'Alle Sammlungen',
  shows: { one: '{count} Sendung', other: '{count} Sendungen' },
  allKinds: 'Alle',
  kinds: 'Arten von Sammlungen',
  list: 'Alle Sammlungen',
  nothing: 'Hier wurde noch nichts gesammelt.',
};
