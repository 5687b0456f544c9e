import type { SearchAnswer } from '@longwave/contract/search.ts';
import { SectionHead } from '../ui/section-head.tsx';
import { searchBelowWords } from '../words/search-below.ts';
import { ArticleCards } from './article-cards.tsx';
import { CollectionCards } from './collection-cards.tsx';
import { searchPath } from './searched.ts';
import { VideoCards } from './video-cards.tsx';

type SearchBelowProps = Pick<SearchAnswer, 'query' | 'articles' | 'collections' | 'videos'>;

/** What was found besides shows, tracks and people. */
export default function SearchBelow({ query, articles, collections, videos }: SearchBelowProps) {
  const more = (path: string, title: string) => ({ href: searchPath(path, query), title });
  return (
    <>
      {articles.length > 0 && (
        <section aria-labelledby="articles">
          <SectionHead
            id="articles"
            title={searchBelowWords.articles}
            more={more('/search/articles', searchBelowWords.allArticles)}
          />
          <ArticleCards articles={articles.slice(0, 3)} />
        </section>
      )}
      {collections.length > 0 && (
        <section aria-labelledby="collections">
          <SectionHead
            id="collections"
            title={searchBelowWords.collections}
            more={more('/search/collections', searchBelowWords.allCollections)}
          />
          <CollectionCards collections={collections.slice(0, 3)} />
        </section>
      )}
      {videos.length > 0 && (
        <section aria-labelledby="videos">
          <SectionHead
            id="videos"
            title={searchBelowWords.videos}
            more={more('/search/videos', searchBelowWords.allVideos)}
          />
          <VideoCards videos={videos.slice(0, 3)} />
        </section>
      )}
    </>
  );
}
