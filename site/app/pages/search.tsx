import { searchAnswer } from '@longwave/contract/search.ts';
import { content } from '../content.ts';
import { pageMeta } from '../meta.ts';
import { ArticleCards } from '../search/article-cards.tsx';
import { CollectionCards } from '../search/collection-cards.tsx';
import { PlayedInList } from '../search/played-in-list.tsx';
import { ProgrammeCards } from '../search/programme-cards.tsx';
import { ResidentCards } from '../search/resident-cards.tsx';
import { SearchPage } from '../search/search-page.tsx';
import { queryIn, searched, searchPath } from '../search/searched.ts';
import { VideoCards } from '../search/video-cards.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { ShowGrid } from '../ui/show-grid.tsx';
import type { Route } from './+types/search';

export async function loader({ context, url }: Route.LoaderArgs) {
  return searched(context.get(content), '/search.json', searchAnswer, queryIn(url.searchParams), 1);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.query ? `${loaderData.query} · Search` : 'Search',
    path: '/search',
    hidden: Boolean(loaderData?.query),
  });

export default function Search({ loaderData }: Route.ComponentProps) {
  const { query, answer } = loaderData;
  const more = (path: string, title: string) => ({ href: searchPath(path, query), title });
  return (
    <SearchPage found={loaderData}>
      {answer && (
        <div className="grid gap-14 pt-3">
          {answer.residents.length > 0 && (
            <section aria-labelledby="residents">
              <SectionHead
                id="residents"
                title="Residents"
                more={more('/search/residents', 'All residents found')}
              />
              <ResidentCards residents={answer.residents} />
            </section>
          )}
          {answer.programmes.length > 0 && (
            <section aria-labelledby="programmes" className="whole-rows">
              <SectionHead
                id="programmes"
                title="Programmes"
                more={more('/search/programmes', 'All programmes found')}
              />
              <ProgrammeCards programmes={answer.programmes} />
            </section>
          )}
          {answer.shows.length > 0 && (
            <section aria-labelledby="shows" className="whole-rows">
              <SectionHead id="shows" title="Shows" more={more('/search/shows', 'All shows found')} />
              <ShowGrid shows={answer.shows} />
            </section>
          )}
          {answer.playedIn.length > 0 && (
            <section aria-labelledby="played-in">
              <SectionHead
                id="played-in"
                title="Played in"
                more={more('/search/played-in', 'All tracks found')}
              />
              <PlayedInList found={answer.playedIn} query={query} />
            </section>
          )}
          {answer.articles.length > 0 && (
            <section aria-labelledby="articles">
              <SectionHead
                id="articles"
                title="Articles"
                more={more('/search/articles', 'All articles found')}
              />
              <ArticleCards articles={answer.articles.slice(0, 3)} />
            </section>
          )}
          {answer.collections.length > 0 && (
            <section aria-labelledby="collections">
              <SectionHead
                id="collections"
                title="Collections"
                more={more('/search/collections', 'All collections found')}
              />
              <CollectionCards collections={answer.collections.slice(0, 3)} />
            </section>
          )}
          {answer.videos.length > 0 && (
            <section aria-labelledby="videos">
              <SectionHead id="videos" title="Videos" more={more('/search/videos', 'All videos found')} />
              <VideoCards videos={answer.videos.slice(0, 3)} />
            </section>
          )}
        </div>
      )}
    </SearchPage>
  );
}
