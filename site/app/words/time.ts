import { words } from './words.ts';

export const timeWords = words('time', {
  at: 'at {time}',
  tomorrow: 'tomorrow at {time}',
  on: 'on {day} at {time}',
});
