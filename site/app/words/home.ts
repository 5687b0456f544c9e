import { words } from './words.ts';

export const homeWords = words('home', {
  latest: 'Just aired',
  allLatest: 'All latest',
});
