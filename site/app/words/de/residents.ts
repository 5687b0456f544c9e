import type { residentWords } from '../residents.ts';

export const residents: typeof residentWords = {
  read: 'Lesen',
  watch: 'Ansehen',
  noLetter: 'Ziffern und Zeichen',
  resident: 'Resident',
  residentIn: 'Resident, {place}',
  elsewhere: '{name} anderswo',
  programmes: { one: 'Sendereihe', other: 'Sendereihen' },
  allProgrammes: 'Alle Sendereihen',
  shows: { one: '{count} Sendung', other: '{count} Sendungen' },
  podcast: 'Als Podcast',
  noShows: 'Noch keine Aufnahme: erst einmal live hören.',
  also: 'Auch hier',
  find: 'Resident finden',
  findName: 'Namen finden',
  names: { one: '{count} Name', other: '{count} Namen' },
  letters: 'Buchstaben',
  nobody: 'Noch hat hier niemand eine Sendung.',
  nobodyNamed: 'Niemand heißt hier so. Weniger Buchstaben finden vielleicht mehr.',
};
