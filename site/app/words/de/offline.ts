import type { offlineWords } from '../offline.ts';

export const offline: typeof offlineWords = {
  notice:
    'Du bist offline. Bereits geöffnete Seiten lassen sich weiter lesen; das Radio kommt mit dem Netz zurück.',
  title: 'Offline',
  headline: 'Du bist offline',
  explanation:
    'Diese Seite wurde auf diesem Gerät noch nicht geöffnet und lässt sich deshalb ohne Netz nicht anzeigen.',
  home: 'Zur Startseite',
  saved: 'Was du gespeichert hast',
};
