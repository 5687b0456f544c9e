import { words } from './words.ts';

export const browseWords = words('shows-browse', {
  appliedGenres: 'Applied genres',
  removeGenre: 'Remove {title}',
  clearAll: 'Clear all',
  loadMore: 'Load more',
  filter: 'Filter by genre',
  tryAgain: 'Try again',
  noneWith: 'Nothing here plays that. Take a genre away, or try its neighbours in the same group.',
  list: 'List of shows',
  loading: 'Loading shows…',
  none: 'No shows',
  noneIn: 'No shows in {genres}',
  found: { one: '{count} show', other: '{count} shows' },
  foundIn: { one: '{count} show in {genres}', other: '{count} shows in {genres}' },
  noGenres: 'There is no list of genres.',
});
