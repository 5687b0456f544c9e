import type { homeWords } from '../home.ts';

export const home: typeof homeWords = {
  latest: 'Gerade gelaufen',
  allLatest: 'Alle neuen Sendungen',
};
