import type { browseWords } from '../shows-browse.ts';

export const showsBrowse: typeof browseWords = {
  appliedGenres: 'Gewählte Genres',
  removeGenre: '{title} entfernen',
  clearAll: 'Alle entfernen',
  loadMore: 'Mehr laden',
  filter: 'Nach Genre filtern',
  tryAgain: 'Noch einmal versuchen',
  noneWith: 'Das spielt hier niemand. Nimm ein Genre weg, oder versuch eines aus derselben Gruppe.',
  list: 'Liste der Sendungen',
  loading: 'Sendungen werden geladen …',
  none: 'Keine Sendungen',
  noneIn: 'Keine Sendungen in {genres}',
  found: { one: '{count} Sendung', other: '{count} Sendungen' },
  foundIn: { one: '{count} Sendung in {genres}', other: '{count} Sendungen in {genres}' },
  noGenres: 'Es gibt keine Liste der Genres.',
};
