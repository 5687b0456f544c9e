import { words } from './words.ts';

export const uiWords = words('ui', {
  with: 'with {guests}',
  shows: { one: '{count} show', other: '{count} shows' },
  favourite: 'Favourite {title}',
  followResident: 'Follow {name}',
  follow: 'Follow',
  following: 'Following',
  playNext: 'Play next',
  playsNext: 'Plays next',
  genres: 'Genres',
  pages: 'Pages',
  previousPage: '← Previous page',
  nextPage: 'Next page →',
  pageOf: 'Page {page} of {pages}',
});
