import { words } from './words.ts';

export const zoneWords = words('zone', {
  timeOf: '{zone} time',
  to: 'to',
});
