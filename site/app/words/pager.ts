import { words } from './words.ts';

export const pagerWords = words('pager', {
  pages: 'Pages',
  previousPage: '← Previous page',
  nextPage: 'Next page →',
  pageOf: 'Page {page} of {pages}',
});
