import { words } from './words.ts';

export const shellWords = words('shell', {
  skip: 'Skip to the page',
  podcast: 'All shows as a podcast',
  editorial: 'Editorial',
});
