import { words } from './words.ts';

export const genreFilterWords = words('genre-filter', {
  failed: 'The shows did not arrive.',
});
