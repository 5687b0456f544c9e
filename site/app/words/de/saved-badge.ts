import type { savedBadgeWords } from '../saved-badge.ts';

export const savedBadge: typeof savedBadgeWords = {
  kept: '{count} gespeichert',
  fresh: '{count} neu',
};
