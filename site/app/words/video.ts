import { words } from './words.ts';

export const videoWords = words('video', {
  next: 'Watch next',
  everything: 'Everything',
  kinds: 'Kinds of videos',
  list: 'Videos',
  nothing: 'No films yet.',
});
