import { words } from './words.ts';

export const homeWords = words('home', {
  latest: 'Just aired',
  allLatest: 'All latest',
  offAir: 'Off air',
  between: 'Between shows',
  fullSchedule: 'Full schedule',
  // Followed by the zone of the times.
  comingUp: 'Coming up,',
});
