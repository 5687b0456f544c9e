import type { videoErrorWords } from '../video-errors.ts';

export const videoErrors: typeof videoErrorWords = {
  watchAt: 'Bei {host} ansehen',
  badUrl: 'Dieses Video lässt sich nicht abspielen: Seine Adresse enthält einen ungültigen Parameter.',
  playerError: 'Dieses Video lässt sich nicht abspielen: Sein HTML5-Player meldet einen Fehler.',
  removed: 'Dieses Video wurde nicht gefunden. Es wurde entfernt oder ist privat.',
  notEmbeddable: 'Dieses Video darf nicht auf anderen Seiten gezeigt werden.',
  unknown: 'Ein unbekannter Fehler ist aufgetreten',
  fileFailed: 'Dieses Video konnte nicht geladen werden. Versuch es gleich noch einmal.',
  blocked:
    'Der Player von {host} lädt nicht. Vielleicht wird er in diesem Browser blockiert, oder er ist gerade nicht da.',
};
