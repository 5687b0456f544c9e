import type { showWords } from '../shows.ts';

export const shows: typeof showWords = {
  title: 'Sendungen',
  all: 'Alle',
  latest: 'Neueste',
  featured: 'Empfohlen',
  guests: 'Gäste',
  appliedGenres: 'Gewählte Genres',
  removeGenre: '{title} entfernen',
  clearAll: 'Alle entfernen',
  picked: 'Empfohlene Sendungen',
  whoCameBy: 'Wer zu Gast war',
  guestOn: 'bei {title}',
  loadMore: 'Mehr laden',
  playFrom: 'Ab {time} hören',
  share: 'Teilen',
  shareShow: '{title} teilen',
  copied: 'Adresse kopiert',
};
