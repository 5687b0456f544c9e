import type { SearchResponse } from '@longwave/contract/search.ts';
import { searchDeferredWords } from '../words/search-deferred.ts';
import { ArticleCards } from './article-cards.tsx';
import { CollectionCards } from './collection-cards.tsx';
import { ResultSection } from './result-section.tsx';
import { VideoCards } from './video-cards.tsx';

type SearchDeferredProps = Pick<SearchResponse, 'query' | 'articles' | 'collections' | 'videos'>;

/** The lower part of the search page: articles, collections and videos. */
export default function SearchDeferred({ query, articles, collections, videos }: SearchDeferredProps) {
  return (
    <>
      <ResultSection
        id="articles"
        title={searchDeferredWords.articles}
        allTitle={searchDeferredWords.allArticles}
        query={query}
        items={articles.slice(0, 3)}
      >
        {(items) => <ArticleCards articles={items} />}
      </ResultSection>
      <ResultSection
        id="collections"
        title={searchDeferredWords.collections}
        allTitle={searchDeferredWords.allCollections}
        query={query}
        items={collections.slice(0, 3)}
      >
        {(items) => <CollectionCards collections={items} />}
      </ResultSection>
      <ResultSection
        id="videos"
        title={searchDeferredWords.videos}
        allTitle={searchDeferredWords.allVideos}
        query={query}
        items={videos.slice(0, 3)}
      >
        {(items) => <VideoCards videos={items} />}
      </ResultSection>
    </>
  );
}
