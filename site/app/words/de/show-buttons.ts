import type { showButtonWords } from '../show-buttons.ts';

export const showButtons: typeof showButtonWords = {
  favourite: '{title} als Favorit',
  playNext: 'Als Nächstes spielen',
  playsNext: 'Kommt als Nächstes',
};
