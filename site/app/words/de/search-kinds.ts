import type { searchKindWords } from '../search-kinds.ts';

export const searchKinds: typeof searchKindWords = {
  shows: 'Gefundene Sendungen',
  noShows: 'Keine Sendung hat das in Titel oder Text',
  residents: 'Gefundene Residents',
  noResidents: 'Kein Resident heißt so',
  playedIn: 'Gespielt in',
  noTracks: 'In keiner Tracklist steht das',
  articles: 'Gefundene Artikel',
  noArticles: 'In keinem Artikel steht das',
  videos: 'Gefundene Videos',
  noVideos: 'Kein Video hat das in Titel oder Text',
  collections: 'Gefundene Sammlungen',
  noCollections: 'Keine Sammlung hat das in Titel oder Text',
  programmes: 'Gefundene Sendereihen',
  noProgrammes: 'Keine Sendereihe hat das in Titel oder Text',
};
