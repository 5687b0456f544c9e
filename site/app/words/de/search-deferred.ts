import type { searchDeferredWords } from '../search-deferred.ts';

export const searchDeferred: typeof searchDeferredWords = {
  articles: 'Artikel',
  allArticles: 'Alle gefundenen Artikel',
  collections: 'Sammlungen',
  allCollections: 'Alle gefundenen Sammlungen',
  videos: 'Videos',
  allVideos: 'Alle gefundenen Videos',
};
