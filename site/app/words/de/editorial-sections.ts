import type { editorialSectionTitles } from '../editorial-sections.ts';

export const editorialSections: typeof editorialSectionTitles = {
  news: 'Neues',
  reads: 'Lesestoff',
  'the-fleapit': 'The Fleapit',
  'residents-bin': 'Plattenkiste der Residents',
  'resident-focus': 'Resident im Porträt',
};
