import { words } from './words.ts';

export const searchKindWords = words('search-kinds', {
  shows: 'Shows found',
  noShows: 'No show has this in its title or text',
  residents: 'Residents found',
  noResidents: 'No resident goes by this',
  playedIn: 'Played in',
  noTracks: 'No tracklist has this',
  articles: 'Articles found',
  noArticles: 'No article says this',
  videos: 'Videos found',
  noVideos: 'No video has this in its title or text',
  collections: 'Collections found',
  noCollections: 'No collection has this in its title or text',
  programmes: 'Programmes found',
  noProgrammes: 'No programme has this in its title or text',
});
