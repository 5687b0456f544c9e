import type { videoWords } from '../video.ts';

export const video: typeof videoWords = {
  next: 'Als Nächstes ansehen',
};
