import type { genreFilterWords } from '../genre-filter.ts';

export const genreFilter: typeof genreFilterWords = {
  failed: 'Die Sendungen sind nicht angekommen.',
};
