import { words } from './words.ts';

export const collectionWords = words('collections', {
  play: 'Play it from the start',
  inside: 'Inside',
  more: 'More collections',
  all: 'All collections',
  shows: { one: '{count} show', other: '{count} shows' },
  allKinds: 'All',
  kinds: 'Kinds of collections',
  list: 'All of them',
  nothing: 'Nothing has been gathered here yet.',
});
