import { words } from './words.ts';

export const collectionsWords = words('collections', {
  allKinds: 'All',
  kinds: 'Kinds of collections',
  list: 'All of them',
  nothing: 'Nothing has been gathered here yet.',
});
