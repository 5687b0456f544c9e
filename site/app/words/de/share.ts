import type { shareWords } from '../share.ts';

export const share: typeof shareWords = {
  share: 'Teilen',
  shareShow: '{title} teilen',
  copied: 'Adresse kopiert',
};
