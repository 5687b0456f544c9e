import type { searchAllWords } from '../search-all.ts';

export const searchAll: typeof searchAllWords = {
  titleFor: '{query} · Suche',
  allResidentsFound: 'Alle gefundenen Residents',
  allProgrammes: 'Alle gefundenen Sendereihen',
  allShows: 'Alle gefundenen Sendungen',
  allTracks: 'Alle gefundenen Stücke',
};
