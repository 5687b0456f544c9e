import type { videoWords } from '../video.ts';

export const video: typeof videoWords = {
  next: 'Als Nächstes ansehen',
  everything: 'Alles',
  kinds: 'Arten von Videos',
  list: 'Videos',
  nothing: 'Noch keine Filme.',
};
