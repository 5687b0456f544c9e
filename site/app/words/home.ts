import { words } from './words.ts';

export const homeWords = words('home', {
  latest: 'Just aired',
  allLatest: 'All latest',
  onAir: 'On air now',
  offAir: 'Off air',
  between: 'Between shows',
  // Followed by names.
  with: 'with',
  pause: 'Pause',
  listenLive: 'Listen live',
  fullSchedule: 'Full schedule',
  // Followed by whose time it is.
  comingUp: 'Coming up,',
});
