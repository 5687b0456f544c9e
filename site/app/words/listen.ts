import { words } from './words.ts';

export const listenWords = words('listen', {
  onAir: 'On Air',
  offAir: 'Off Air',
  // Followed by the time of a broadcast, in the words of words/time.ts.
  next: 'Next',
  playing: 'Playing',
  whatSong: 'What was that song?',
});
