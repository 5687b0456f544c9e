import type { residentsWords } from '../residents.ts';

export const residents: typeof residentsWords = {
  noLetter: 'Ziffern und Zeichen',
  find: 'Resident finden',
  findName: 'Namen finden',
  names: { one: '{count} Name', other: '{count} Namen' },
  letters: 'Buchstaben',
  nobody: 'Noch hat hier niemand eine Sendung.',
  nobodyNamed: 'Niemand heißt hier so. Weniger Buchstaben finden vielleicht mehr.',
};
