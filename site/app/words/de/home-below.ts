import type { homeBelowWords } from '../home-below.ts';

export const homeBelow: typeof homeBelowWords = {
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
