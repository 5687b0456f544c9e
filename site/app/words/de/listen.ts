import type { listenWords } from '../listen.ts';

export const listen: typeof listenWords = {
  onAirNow: 'Jetzt auf Sendung',
  onAir: 'Live',
  offAir: 'Sendepause',
  with: 'mit',
  next: 'Als Nächstes',
  pause: 'Pause',
  listenLive: 'Live hören',
  playing: 'Es läuft',
  whatSong: 'Was war das für ein Stück?',
};
