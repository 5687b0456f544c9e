import { words } from './words.ts';

export const listenWords = words('listen', {
  onAirNow: 'On air now',
  onAir: 'On Air',
  offAir: 'Off Air',
  // Followed by names.
  with: 'with',
  // Followed by when, as in words/time.ts.
  next: 'Next',
  pause: 'Pause',
  listenLive: 'Listen live',
  playing: 'Playing',
  whatSong: 'What was that song?',
});
