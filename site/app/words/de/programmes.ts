import type { programmesWords } from '../programmes.ts';

export const programmes: typeof programmesWords = {
  nothing: 'Hier ist noch nichts.',
  running: 'Im Programm',
  ended: 'Zurzeit nicht im Programm',
  onAir: 'Jetzt auf Sendung',
  episodes: { one: '{count} Folge', other: '{count} Folgen' },
};
