import { words } from './words.ts';

export const playVideoWords = words('play-video', {
  play: 'Play video {title}',
});
