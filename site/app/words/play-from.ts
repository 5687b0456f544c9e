import { words } from './words.ts';

export const playFromWords = words('play-from', {
  playFrom: 'Play from {time}',
});
