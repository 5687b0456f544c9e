import type { showsWords } from '../shows.ts';

export const shows: typeof showsWords = {
  title: 'Sendungen',
  all: 'Alle',
  latest: 'Neueste',
  featured: 'Empfohlen',
  guests: 'Gäste',
  noneYet: 'Noch keine Sendungen.',
};
