import { words } from './words.ts';

export const searchDeferredWords = words('search-deferred', {
  articles: 'Articles',
  allArticles: 'All articles found',
  collections: 'Collections',
  allCollections: 'All collections found',
  videos: 'Videos',
  allVideos: 'All videos found',
});
