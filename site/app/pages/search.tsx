import { searchResponse } from '@longwave/contract/search.ts';
import { deferred } from '../browser/deferred.tsx';
import { content } from '../content.ts';
import { pageMeta } from '../meta.ts';
import { ProgrammeCards } from '../programmes/programme-cards.tsx';
import { PlayedInList } from '../search/played-in-list.tsx';
import { ResidentCards } from '../search/resident-cards.tsx';
import { ResultSection } from '../search/result-section.tsx';
import { SearchPage } from '../search/search-page.tsx';
import { fetchSearchResult } from '../search/search-result.ts';
import { ShowGrid } from '../shows/show-grid.tsx';
import { searchWords } from '../words/search.ts';
import { searchAllWords } from '../words/search-all.ts';
import { fill } from '../words/words.ts';
import type { Route } from './+types/search';

/** The lower part of the page: rendered by the server, its code loaded after that of the upper part. */
const SearchDeferred = deferred(() => import('../search/search-deferred.tsx'));

export async function loader({ context, url }: Route.LoaderArgs) {
  return fetchSearchResult(context.get(content), url, '/search', searchResponse);
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
  const { query, results } = loaderData;
  return (
    <SearchPage found={loaderData}>
      {results && (
        <div className="grid gap-14 pt-3">
          <ResultSection
            id="residents"
            title={searchWords.residentsTab}
            allTitle={searchAllWords.allResidentsFound}
            query={query}
            items={results.residents}
          >
            {(items) => <ResidentCards residents={items} />}
          </ResultSection>
          <ResultSection
            id="programmes"
            className="whole-rows"
            title={searchWords.programmesTab}
            allTitle={searchAllWords.allProgrammes}
            query={query}
            items={results.programmes}
          >
            {(items) => <ProgrammeCards programmes={items} />}
          </ResultSection>
          <ResultSection
            id="shows"
            className="whole-rows"
            title={searchWords.showsTab}
            allTitle={searchAllWords.allShows}
            query={query}
            items={results.shows}
          >
            {(items) => <ShowGrid shows={items} />}
          </ResultSection>
          <ResultSection
            id="played-in"
            title={searchWords.playedIn}
            allTitle={searchAllWords.allTracks}
            query={query}
            items={results.playedIn}
          >
            {(items) => <PlayedInList found={items} query={query} />}
          </ResultSection>
          <SearchDeferred {...results} />
        </div>
      )}
    </SearchPage>
  );
}
