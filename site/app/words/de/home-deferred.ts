import type { homeDeferredWords } from '../home-deferred.ts';

export const homeDeferred: typeof homeDeferredWords = {
  read: 'Lesen',
  allEditorial: 'Zum Magazin',
  picks: 'Einen Abend wert',
  allPicks: 'Alle Empfehlungen',
  watch: 'Ansehen',
  allTv: 'Alle Videos',
  series: 'Reihe',
  takeovers: 'Takeover',
  'guest-residencies': 'Gastresidenz',
  residents: 'Residents',
  everyone: 'Alle',
};
