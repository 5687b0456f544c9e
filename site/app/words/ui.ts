import { words } from './words.ts';

export const uiWords = words('ui', {
  with: 'with {guests}',
  genres: 'Genres',
  play: 'Play',
  pause: 'Pause',
  playShow: 'Play {title}',
  pauseShow: 'Pause {title}',
});
