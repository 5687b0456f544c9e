import type { SearchAnswer } from '@longwave/contract/search.ts';
import { SectionHead } from '../ui/section-head.tsx';
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
          <SectionHead id="articles" title="Articles" more={more('/search/articles', 'All articles found')} />
          <ArticleCards articles={articles.slice(0, 3)} />
        </section>
      )}
      {collections.length > 0 && (
        <section aria-labelledby="collections">
          <SectionHead
            id="collections"
            title="Collections"
            more={more('/search/collections', 'All collections found')}
          />
          <CollectionCards collections={collections.slice(0, 3)} />
        </section>
      )}
      {videos.length > 0 && (
        <section aria-labelledby="videos">
          <SectionHead id="videos" title="Videos" more={more('/search/videos', 'All videos found')} />
          <VideoCards videos={videos.slice(0, 3)} />
        </section>
      )}
    </>
  );
}
