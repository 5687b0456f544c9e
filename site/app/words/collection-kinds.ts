import { words } from './words.ts';

export const collectionKindTitles = words('collection-kinds', {
  series: 'Series',
  takeovers: 'Takeovers',
  'guest-residencies': 'Guest residencies',
});
