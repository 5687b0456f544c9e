import type { playerWords } from '../player.ts';

export const player: typeof playerWords = {
  seek: 'Stelle wählen',
  position: '{position} von {duration}',
  copied: 'Link kopiert',
};
