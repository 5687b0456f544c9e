import type { zoneWords } from '../zone.ts';

export const zone: typeof zoneWords = {
  timeOf: 'Zeit in {zone}',
  to: 'bis',
};
