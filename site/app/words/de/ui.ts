import type { uiWords } from '../ui.ts';

export const ui: typeof uiWords = {
  with: 'mit {guests}',
  genres: 'Genres',
  play: 'Abspielen',
  pause: 'Pause',
  playShow: '{title} abspielen',
  pauseShow: '{title} anhalten',
};
