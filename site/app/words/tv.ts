import { words } from './words.ts';

export const tvWords = words('tv', {
  everything: 'Everything',
  kinds: 'Kinds of videos',
  list: 'Videos',
  nothing: 'No films yet.',
});
