import type { shellWords } from '../shell.ts';

export const shell: typeof shellWords = {
  skip: 'Zum Inhalt springen',
  podcast: 'Alle Sendungen als Podcast',
  editorial: 'Magazin',
  main: 'Hauptmenü',
  search: 'Suche',
  menu: 'Menü',
  home: '{name}, Startseite',
  discover: 'Entdecken',
  newTab: '(öffnet einen neuen Tab)',
  saved: 'Gespeichert',
};
