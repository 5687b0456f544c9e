import { words } from './words.ts';

export const residentWords = words('residents', {
  read: 'Read',
  watch: 'Watch',
  noLetter: 'Figures and signs',
  resident: 'Resident',
  residentIn: 'Resident, {place}',
  elsewhere: '{name} elsewhere',
  programmes: { one: 'Programme', other: 'Programmes' },
  allProgrammes: 'All programmes',
  shows: { one: '{count} show', other: '{count} shows' },
  podcast: 'As a podcast',
  noShows: 'Nothing recorded yet: hear them live first.',
  also: 'Also here',
  find: 'Find a resident',
  findName: 'Find a name',
  names: { one: '{count} name', other: '{count} names' },
  letters: 'Letters',
  nobody: 'Nobody has a show here yet.',
  nobodyNamed: 'Nobody of that name here. Fewer letters may find them.',
});
