import type { timeWords } from '../time.ts';

export const time: typeof timeWords = {
  at: 'um {time}',
  tomorrow: 'morgen um {time}',
  on: 'am {day} um {time}',
};
