import type { savedBadgeWords } from '../saved-badge.ts';

export const savedBadge: typeof savedBadgeWords = {
  stored: '{count} gespeichert',
  fresh: '{count} neu',
};
