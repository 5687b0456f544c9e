import { words } from './words.ts';

export const searchAllWords = words('search-all', {
  titleFor: '{query} · Search',
  allResidentsFound: 'All residents found',
  allProgrammes: 'All programmes found',
  allShows: 'All shows found',
  allTracks: 'All tracks found',
});
