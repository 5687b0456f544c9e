import { searchShows } from '@longwave/contract/search.ts';
import { content } from '../content.ts';
import { ResultList } from '../search/result-list.tsx';
import { searchMeta } from '../search/search-meta.ts';
import { fetchSearchResult } from '../search/search-result.ts';
import { ShowGrid } from '../shows/show-grid.tsx';
import { searchKindWords } from '../words/search-kinds.ts';
import type { Route } from './+types/search-shows';

const path = '/search/shows';

export async function loader({ context, url }: Route.LoaderArgs) {
  return fetchSearchResult(context.get(content), url, path, searchShows);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  searchMeta(matches, loaderData?.query, searchKindWords.shows, path);

export default function SearchShows({ loaderData }: Route.ComponentProps) {
  return (
    <ResultList found={loaderData} path={path} title={searchKindWords.shows} none={searchKindWords.noShows}>
      {(shows) => <ShowGrid shows={shows} />}
    </ResultList>
  );
}
