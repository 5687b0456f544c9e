import { searchCollections } from '@longwave/contract/search.ts';
import { content } from '../content.ts';
import { pageNumber } from '../page-number.ts';
import { CollectionCards } from '../search/collection-cards.tsx';
import { FoundList } from '../search/found-list.tsx';
import { foundMeta } from '../search/found-meta.ts';
import { queryIn, searched } from '../search/searched.ts';
import { searchKindWords } from '../words/search-kinds.ts';
import type { Route } from './+types/search-collections';

const path = '/search/collections';

export async function loader({ context, url }: Route.LoaderArgs) {
  const client = context.get(content);
  return searched(client, `${path}.json`, searchCollections, queryIn(url.searchParams), pageNumber(url));
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  foundMeta(matches, loaderData?.query, searchKindWords.collections, path);

export default function SearchCollections({ loaderData }: Route.ComponentProps) {
  return (
    <FoundList
      found={loaderData}
      path={path}
      title={searchKindWords.collections}
      none={searchKindWords.noCollections}
    >
      {(collections) => <CollectionCards collections={collections} />}
    </FoundList>
  );
}
