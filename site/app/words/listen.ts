import { words } from './words.ts';

export const listenWords = words('listen', {
  onAir: 'On Air',
  offAir: 'Off Air',
  // Followed by when, as in words/time.ts.
  next: 'Next',
  playing: 'Playing',
  whatSong: 'What was that song?',
});
