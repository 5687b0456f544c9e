import { words } from './words.ts';

export const shellWords = words('shell', {
  skip: 'Skip to the page',
  podcast: 'All shows as a podcast',
  editorial: 'Editorial',
  main: 'Main',
  search: 'Search',
  menu: 'Menu',
  home: '{name}, home',
  discover: 'Discover',
  newTab: '(opens in a new tab)',
  saved: 'Saved',
});
