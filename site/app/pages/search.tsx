import { searchAnswer } from '@longwave/contract/search.ts';
import { Suspense } from 'react';
import { content } from '../content.ts';
import { pageMeta } from '../meta.ts';
import { lazyPart } from '../player/lazy-part.tsx';
import { PlayedInList } from '../search/played-in-list.tsx';
import { ProgrammeCards } from '../search/programme-cards.tsx';
import { ResidentCards } from '../search/resident-cards.tsx';
import { SearchPage } from '../search/search-page.tsx';
import { queryIn, searched, searchPath } from '../search/searched.ts';
import { SectionHead } from '../ui/section-head.tsx';
import { ShowGrid } from '../ui/show-grid.tsx';
import { searchWords } from '../words/search.ts';
import { searchAllWords } from '../words/search-all.ts';
import { fill } from '../words/words.ts';
import type { Route } from './+types/search';

/** In the page from the server; made alive after what is above it. */
const SearchBelow = lazyPart(() => import('../search/search-below.tsx'));

export async function loader({ context, url }: Route.LoaderArgs) {
  return searched(context.get(content), '/search.json', searchAnswer, queryIn(url.searchParams), 1);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.query
      ? fill(searchAllWords.titleFor, { query: loaderData.query })
      : searchWords.search,
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
                title={searchWords.residentsTab}
                more={more('/search/residents', searchAllWords.allResidentsFound)}
              />
              <ResidentCards residents={answer.residents} />
            </section>
          )}
          {answer.programmes.length > 0 && (
            <section aria-labelledby="programmes" className="whole-rows">
              <SectionHead
                id="programmes"
                title={searchWords.programmesTab}
                more={more('/search/programmes', searchAllWords.allProgrammes)}
              />
              <ProgrammeCards programmes={answer.programmes} />
            </section>
          )}
          {answer.shows.length > 0 && (
            <section aria-labelledby="shows" className="whole-rows">
              <SectionHead
                id="shows"
                title={searchWords.showsTab}
                more={more('/search/shows', searchAllWords.allShows)}
              />
              <ShowGrid shows={answer.shows} />
            </section>
          )}
          {answer.playedIn.length > 0 && (
            <section aria-labelledby="played-in">
              <SectionHead
                id="played-in"
                title={searchWords.playedIn}
                more={more('/search/played-in', searchAllWords.allTracks)}
              />
              <PlayedInList found={answer.playedIn} query={query} />
            </section>
          )}
          <Suspense>
            <SearchBelow {...answer} />
          </Suspense>
        </div>
      )}
    </SearchPage>
  );
}
