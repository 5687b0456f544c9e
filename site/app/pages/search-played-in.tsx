import { searchPlayedIn } from '@longwave/contract/search.ts';
import { content } from '../content.ts';
import { pageNumber } from '../page-number.ts';
import { FoundList } from '../search/found-list.tsx';
import { foundMeta } from '../search/found-meta.ts';
import { PlayedInList } from '../search/played-in-list.tsx';
import { queryIn, searched } from '../search/searched.ts';
import { searchKindWords } from '../words/search-kinds.ts';
import type { Route } from './+types/search-played-in';

const path = '/search/played-in';

export async function loader({ context, url }: Route.LoaderArgs) {
  const client = context.get(content);
  return searched(client, `${path}.json`, searchPlayedIn, queryIn(url.searchParams), pageNumber(url));
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  foundMeta(matches, loaderData?.query, searchKindWords.playedIn, path);

export default function SearchPlayedIn({ loaderData }: Route.ComponentProps) {
  return (
    <FoundList
      found={loaderData}
      path={path}
      title={searchKindWords.playedIn}
      none={searchKindWords.noTracks}
    >
      {(tracks, query) => <PlayedInList found={tracks} query={query} />}
    </FoundList>
  );
}
