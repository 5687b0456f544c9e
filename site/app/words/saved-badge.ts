import { words } from './words.ts';

export const savedBadgeWords = words('saved-badge', {
  kept: '{count} kept',
  fresh: '{count} new',
});
