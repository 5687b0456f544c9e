import type { residentWords } from '../resident.ts';

export const resident: typeof residentWords = {
  resident: 'Resident',
  residentIn: 'Resident, {place}',
  elsewhere: '{name} anderswo',
  programmes: { one: 'Sendereihe', other: 'Sendereihen' },
  allProgrammes: 'Alle Sendereihen',
  shows: { one: '{count} Sendung', other: '{count} Sendungen' },
  podcast: 'Als Podcast',
  noShows: 'Noch keine Aufnahme: erst einmal live hören.',
  also: 'Auch hier',
  read: 'Lesen',
  watch: 'Ansehen',
};
