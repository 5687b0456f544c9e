import { words } from './words.ts';

export const suggestionWords = words('suggestions', {
  list: 'Suggestions',
  many: { one: '{count} suggestion', other: '{count} suggestions' },
  show: 'Show',
  resident: 'Resident',
  track: 'Played in',
  programme: 'Programme',
  article: 'Article',
  video: 'Video',
  collection: 'Collection',
});
