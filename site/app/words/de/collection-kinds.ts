import type { collectionKindTitles } from '../collection-kinds.ts';

export const collectionKinds: typeof collectionKindTitles = {
  series: 'Reihen',
  takeovers: 'Takeovers',
  'guest-residencies': 'Gastresidenzen',
};
