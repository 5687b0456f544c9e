import { words } from './words.ts';

export const residentsWords = words('residents', {
  noLetter: 'Figures and signs',
  find: 'Find a resident',
  findName: 'Find a name',
  names: { one: '{count} name', other: '{count} names' },
  letters: 'Letters',
  nobody: 'Nobody has a show here yet.',
  nobodyNamed: 'Nobody of that name here. Fewer letters may find them.',
});
