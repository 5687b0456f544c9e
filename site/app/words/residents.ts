import { words } from './words.ts';

export const residentWords = words('residents', {
  read: 'Read',
  watch: 'Watch',
  noLetter: 'Figures and signs',
});
