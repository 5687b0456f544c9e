import { words } from './words.ts';

export const residentWords = words('resident', {
  resident: 'Resident',
  residentIn: 'Resident, {place}',
  elsewhere: '{name} elsewhere',
  programmes: { one: 'Programme', other: 'Programmes' },
  allProgrammes: 'All programmes',
  shows: { one: '{count} show', other: '{count} shows' },
  podcast: 'As a podcast',
  noShows: 'Nothing recorded yet: hear them live first.',
  also: 'Also here',
  read: 'Read',
  watch: 'Watch',
});
