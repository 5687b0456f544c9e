import type { videoPlayerWords } from '../video-player.ts';

export const videoPlayer: typeof videoPlayerWords = {
  play: 'Video {title} abspielen',
  playsFrom: 'Kommt von {host}; dort können Cookies auf diesem Gerät abgelegt werden.',
  watchAt: 'Bei {host} ansehen',
  watchTitleAt: '„{title}“ bei {host} ansehen',
  notLoaded: 'Der Videoplayer konnte nicht geladen werden. Versuch es gleich noch einmal.',
  badAddress: 'Dieses Video lässt sich nicht abspielen: Seine Adresse enthält einen ungültigen Parameter.',
  playerError: 'Dieses Video lässt sich nicht abspielen: Sein HTML5-Player meldet einen Fehler.',
  removed: 'Dieses Video wurde nicht gefunden. Es wurde entfernt oder ist privat.',
  notEmbeddable: 'Dieses Video darf nicht auf anderen Seiten gezeigt werden.',
  unknown: 'Ein unbekannter Fehler ist aufgetreten',
  fileFailed: 'Dieses Video konnte nicht geladen werden. Versuch es gleich noch einmal.',
  blocked:
    'Der Player von {host} lädt nicht. Vielleicht wird er in diesem Browser blockiert, oder er ist gerade nicht da.',
};
