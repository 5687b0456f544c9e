import type { playFromWords } from '../play-from.ts';

export const playFrom: typeof playFromWords = {
  playFrom: 'Ab {time} hören',
};
