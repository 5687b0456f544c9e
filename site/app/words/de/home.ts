import type { homeWords } from '../home.ts';

export const home: typeof homeWords = {
  latest: 'Gerade gelaufen',
  allLatest: 'Alle neuen Sendungen',
  offAir: 'Nicht auf Sendung',
  between: 'Zwischen den Sendungen',
  fullSchedule: 'Ganzes Programm',
  comingUp: 'Als Nächstes,',
};
