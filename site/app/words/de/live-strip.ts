import type { liveStripWords } from '../live-strip.ts';

export const liveStrip: typeof liveStripWords = {
  region: 'Live-Radio',
  pause: 'Live-Radio anhalten',
  play: 'Live-Radio hören',
  onAir: 'Live',
  offAir: 'Sendepause',
  starting: 'Verbinde …',
  reconnecting: 'Kein Signal. Gleich zurück …',
  tap: 'Zum Hören auf Abspielen tippen',
  sound: 'Lautstärke und Sleep-Timer',
  chat: 'Chat',
};
