import type { onAirWords } from '../on-air.ts';

export const onAir: typeof onAirWords = {
  onAirNow: 'Jetzt auf Sendung',
  with: 'mit',
  pause: 'Pause',
  listenLive: 'Live hören',
};
