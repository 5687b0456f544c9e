import type { uiWords } from '../ui.ts';

export const ui: typeof uiWords = {
  with: 'mit {guests}',
  shows: { one: '{count} Sendung', other: '{count} Sendungen' },
  favourite: '{title} als Favorit',
  followResident: '{name} folgen',
  follow: 'Folgen',
  following: 'Folge ich',
  playNext: 'Als Nächstes spielen',
  playsNext: 'Kommt als Nächstes',
  genres: 'Genres',
  pages: 'Seiten',
  previousPage: '← Vorige Seite',
  nextPage: 'Nächste Seite →',
  pageOf: 'Seite {page} von {pages}',
};
