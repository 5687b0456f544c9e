import { words } from './words.ts';

export const savedBadgeWords = words('saved-badge', {
  stored: '{count} kept',
  fresh: '{count} new',
});
