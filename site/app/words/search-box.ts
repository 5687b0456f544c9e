import { words } from './words.ts';

export const searchBoxWords = words('search-box', {
  label: 'Search',
  placeholder: 'Shows, people, tracks, stories',
  showResults: 'Show results',
});
