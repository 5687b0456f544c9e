import { searchShows } from '@longwave/contract/search.ts';
import { content } from '../content.ts';
import { pageNumber } from '../page-number.ts';
import { FoundList } from '../search/found-list.tsx';
import { foundMeta } from '../search/found-meta.ts';
import { queryIn, searched } from '../search/searched.ts';
import { ShowGrid } from '../ui/show-grid.tsx';
import { searchWords } from '../words/search.ts';
import type { Route } from './+types/search-shows';

const path = '/search/shows';

export async function loader({ context, url }: Route.LoaderArgs) {
  const client = context.get(content);
  return searched(client, `${path}.json`, searchShows, queryIn(url.searchParams), pageNumber(url));
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  foundMeta(matches, loaderData?.query, searchWords.shows, path);

export default function SearchShows({ loaderData }: Route.ComponentProps) {
  return (
    <FoundList found={loaderData} path={path} title={searchWords.shows} none={searchWords.noShows}>
      {(shows) => <ShowGrid shows={shows} />}
    </FoundList>
  );
}
