import type { searchBelowWords } from '../search-below.ts';

export const searchBelow: typeof searchBelowWords = {
  articles: 'Artikel',
  allArticles: 'Alle gefundenen Artikel',
  collections: 'Sammlungen',
  allCollections: 'Alle gefundenen Sammlungen',
  videos: 'Videos',
  allVideos: 'Alle gefundenen Videos',
};
