import { words } from './words.ts';

export const collectionPageWords = words('collection', {
  play: 'Play it from the start',
  inside: 'Inside',
  more: 'More collections',
  all: 'All collections',
});
