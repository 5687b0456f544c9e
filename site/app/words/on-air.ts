import { words } from './words.ts';

export const onAirWords = words('on-air', {
  onAirNow: 'On air now',
  // Followed by names.
  with: 'with',
  pause: 'Pause',
  listenLive: 'Listen live',
});
