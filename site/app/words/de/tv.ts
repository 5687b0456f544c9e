import type { tvWords } from '../tv.ts';

export const tv: typeof tvWords = {
  everything: 'Alles',
  kinds: 'Arten von Videos',
  list: 'Videos',
  nothing: 'Noch keine Filme.',
};
