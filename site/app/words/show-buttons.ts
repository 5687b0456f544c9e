import { words } from './words.ts';

export const showButtonWords = words('show-buttons', {
  favourite: 'Favourite {title}',
  playNext: 'Play next',
  playsNext: 'Plays next',
});
