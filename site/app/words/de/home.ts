import type { homeWords } from '../home.ts';

export const home: typeof homeWords = {
  latest: 'Gerade gelaufen',
  allLatest: 'Alle neuen Sendungen',
  onAir: 'Jetzt auf Sendung',
  offAir: 'Nicht auf Sendung',
  between: 'Zwischen den Sendungen',
  with: 'mit',
  pause: 'Pause',
  listenLive: 'Live hören',
  fullSchedule: 'Ganzes Programm',
  comingUp: 'Als Nächstes,',
};
