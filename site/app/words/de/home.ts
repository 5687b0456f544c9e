import type { homeWords } from '../home.ts';

export const home: typeof homeWords = {
  latest: 'Gerade gelaufen',
  allLatest: 'Alle neuen Sendungen',
  read: 'Lesen',
  allEditorial: 'Zum Magazin',
  picks: 'Einen Abend wert',
  allPicks: 'Alle Empfehlungen',
  watch: 'Ansehen',
  allTv: 'Alle Videos',
  series: 'Reihe',
  takeovers: 'Takeover',
  'guest-residencies': 'Gastresidenz',
};
