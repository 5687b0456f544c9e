import type { residentWords } from '../residents.ts';

export const residents: typeof residentWords = {
  read: 'Lesen',
  watch: 'Ansehen',
  noLetter: 'Ziffern und Zeichen',
};
