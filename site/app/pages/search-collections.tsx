import { searchCollections } from '@longwave/contract/search.ts';
import { content } from '../content.ts';
import { CollectionCards } from '../search/collection-cards.tsx';
import { ResultList } from '../search/result-list.tsx';
import { searchMeta } from '../search/search-meta.ts';
import { fetchSearchResult } from '../search/search-result.ts';
import { searchKindWords } from '../words/search-kinds.ts';
import type { Route } from './+types/search-collections';

const path = '/search/collections';

export async function loader({ context, url }: Route.LoaderArgs) {
  return fetchSearchResult(context.get(content), url, path, searchCollections);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  searchMeta(matches, loaderData?.query, searchKindWords.collections, path);

export default function SearchCollections({ loaderData }: Route.ComponentProps) {
  return (
    <ResultList
      found={loaderData}
      path={path}
      title={searchKindWords.collections}
      none={searchKindWords.noCollections}
    >
      {(collections) => <CollectionCards collections={collections} />}
    </ResultList>
  );
}
