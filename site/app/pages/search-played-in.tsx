import { searchPlayedIn } from '@longwave/contract/search.ts';
import { content } from '../content.ts';
import { PlayedInList } from '../search/played-in-list.tsx';
import { ResultList } from '../search/result-list.tsx';
import { searchMeta } from '../search/search-meta.ts';
import { fetchSearchResult } from '../search/search-result.ts';
import { searchKindWords } from '../words/search-kinds.ts';
import type { Route } from './+types/search-played-in';

const path = '/search/played-in';

export async function loader({ context, url }: Route.LoaderArgs) {
  return fetchSearchResult(context.get(content), url, path, searchPlayedIn);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  searchMeta(matches, loaderData?.query, searchKindWords.playedIn, path);

export default function SearchPlayedIn({ loaderData }: Route.ComponentProps) {
  return (
    <ResultList
      found={loaderData}
      path={path}
      title={searchKindWords.playedIn}
      none={searchKindWords.noTracks}
    >
      {(tracks, query) => <PlayedInList found={tracks} query={query} />}
    </ResultList>
  );
}
