import type { savedWords } from '../saved.ts';

export const saved: typeof savedWords = {
  title: 'Gespeichert',
  description: 'Wem du folgst, deine Favoriten und was du gehört hast, gespeichert auf diesem Gerät.',
  lead: 'Gespeichert in diesem Browser, auf diesem Gerät, und niemandem geschickt.',
  needsScript: 'Diese Seite liest, was dein Browser gespeichert hat; dafür braucht sie JavaScript.',
  nothing: 'Noch nichts da. Drück bei einer Sendung auf das Herz, folge Residents oder',
  findShows: 'such dir etwas zum Hören',
  halfHeard: 'Weiterhören',
  position: '{position} von {duration}',
  favourites: 'Favoriten',
  removeFavourite: '{title} aus den Favoriten entfernen',
  following: 'Folge ich',
  stopFollowing: '{name} nicht mehr folgen',
  remove: 'Entfernen',
  history: 'Verlauf',
  yourData: 'Deine Daten',
  export: 'Exportieren',
  eraseHistory: 'Verlauf löschen',
  eraseAll: 'Alles löschen',
  eraseAllNow: 'Ja, alles löschen',
  keep: 'Behalten',
};
