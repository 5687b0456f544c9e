import type { errorWords } from '../errors.ts';

export const errors: typeof errorWords = {
  title: 'Etwas ist schiefgegangen',
  nothing: 'Hier gibt es nichts zu sehen',
  headline: 'Hier gibt es nichts zu sehen …',
  goHome: 'Zur Startseite',
  unknownUrl: 'Seite nicht gefunden: {url}',
};
