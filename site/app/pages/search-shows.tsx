import { searchShows } from '@longwave/contract/search.ts';
import { content } from '../content.ts';
import { pageNumber } from '../page-number.ts';
import { FoundList } from '../search/found-list.tsx';
import { foundMeta } from '../search/found-meta.ts';
import { queryIn, searched } from '../search/searched.ts';
import { ShowGrid } from '../ui/show-grid.tsx';
import { searchKindWords } from '../words/search-kinds.ts';
import type { Route } from './+types/search-shows';

const path = '/search/shows';

export async function loader({ context, url }: Route.LoaderArgs) {
  const client = context.get(content);
  return searched(client, `${path}.json`, searchShows, queryIn(url.searchParams), pageNumber(url));
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  foundMeta(matches, loaderData?.query, searchKindWords.shows, path);

export default function SearchShows({ loaderData }: Route.ComponentProps) {
  return (
    <FoundList found={loaderData} path={path} title={searchKindWords.shows} none={searchKindWords.noShows}>
      {(shows) => <ShowGrid shows={shows} />}
    </FoundList>
  );
}
