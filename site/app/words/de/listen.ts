import type { listenWords } from '../listen.ts';

export const listen: typeof listenWords = {
  onAir: 'Live',
  offAir: 'Sendepause',
  next: 'Als Nächstes',
  playing: 'Es läuft',
  whatSong: 'Was war das für ein Stück?',
};
