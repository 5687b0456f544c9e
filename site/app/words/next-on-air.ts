import { words } from './words.ts';

export const nextOnAirWords = words('next-on-air', {
  title: 'Next on air',
  calendar: 'Add to your calendar',
});
