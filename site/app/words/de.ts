import type { shellWords } from './shell.ts';

/** German. Each group has the keys of its English, or the types say which are missing. */
export const german = {
  shell: {
    skip: 'Zum Inhalt springen',
    podcast: 'Alle Sendungen als Podcast',
    editorial: 'Magazin',
  } satisfies typeof shellWords,
};
