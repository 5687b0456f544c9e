import type { pagerWords } from '../pager.ts';

export const pager: typeof pagerWords = {
  pages: 'Seiten',
  previousPage: '← Vorige Seite',
  nextPage: 'Nächste Seite →',
  pageOf: 'Seite {page} von {pages}',
};
