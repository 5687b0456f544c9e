import { words } from './words.ts';

export const programmesWords = words('programmes', {
  nothing: 'Nothing here yet.',
  running: 'In the schedule',
  ended: 'Not in the schedule now',
  onAir: 'On air now',
  episodes: { one: '{count} episode', other: '{count} episodes' },
});
