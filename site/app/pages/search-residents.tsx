import { searchResidents } from '@longwave/contract/search.ts';
import { content } from '../content.ts';
import { ResidentCards } from '../search/resident-cards.tsx';
import { ResultList } from '../search/result-list.tsx';
import { searchMeta } from '../search/search-meta.ts';
import { fetchSearchResult } from '../search/search-result.ts';
import { searchKindWords } from '../words/search-kinds.ts';
import type { Route } from './+types/search-residents';

const path = '/search/residents';

export async function loader({ context, url }: Route.LoaderArgs) {
  return fetchSearchResult(context.get(content), url, path, searchResidents);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  searchMeta(matches, loaderData?.query, searchKindWords.residents, path);

export default function SearchResidents({ loaderData }: Route.ComponentProps) {
  return (
    <ResultList
      found={loaderData}
      path={path}
      title={searchKindWords.residents}
      none={searchKindWords.noResidents}
    >
      {(residents) => <ResidentCards residents={residents} />}
    </ResultList>
  );
}
