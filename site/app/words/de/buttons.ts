import type { buttonWords } from '../buttons.ts';

export const buttons: typeof buttonWords = {
  favourite: '{title} als Favorit',
  followResident: '{name} folgen',
  follow: 'Folgen',
  following: 'Folge ich',
  playNext: 'Als Nächstes spielen',
  playsNext: 'Kommt als Nächstes',
};
