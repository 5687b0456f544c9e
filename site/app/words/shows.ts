import { words } from './words.ts';

export const showsWords = words('shows', {
  title: 'Shows',
  all: 'All',
  latest: 'Latest',
  featured: 'Featured',
  guests: 'Guests',
  noneYet: 'No shows yet.',
});
