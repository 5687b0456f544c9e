import type { nextOnAirWords } from '../next-on-air.ts';

export const nextOnAir: typeof nextOnAirWords = {
  title: 'Demnächst auf Sendung',
  calendar: 'In den Kalender',
};
