import { words } from './words.ts';

export const collectionWords = words('collection-card', {
  shows: { one: '{count} show', other: '{count} shows' },
});
