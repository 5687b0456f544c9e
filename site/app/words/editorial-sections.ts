import { words } from './words.ts';

export const editorialSectionTitles = words('editorial-sections', {
  news: 'News',
  reads: 'Reads',
  'the-fleapit': 'The Fleapit',
  'residents-bin': 'Residents’ Bin',
  'resident-focus': 'Resident Focus',
});
