import type { collectionsWords } from '../collections.ts';

export const collections: typeof collectionsWords = {
  allKinds: 'Alle',
  kinds: 'Arten von Sammlungen',
  list: 'Alle Sammlungen',
  nothing: 'Hier wurde noch nichts gesammelt.',
};
