import type { shellWords } from '../shell.ts';

export const shell: typeof shellWords = {
  skip: 'Zum Inhalt springen',
  podcast: 'Alle Sendungen als Podcast',
  editorial: 'Magazin',
};
