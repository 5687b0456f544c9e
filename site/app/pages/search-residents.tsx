import { searchResidents } from '@longwave/contract/search.ts';
import { content } from '../content.ts';
import { pageNumber } from '../page-number.ts';
import { FoundList } from '../search/found-list.tsx';
import { foundMeta } from '../search/found-meta.ts';
import { ResidentCards } from '../search/resident-cards.tsx';
import { queryIn, searched } from '../search/searched.ts';
import { searchKindWords } from '../words/search-kinds.ts';
import type { Route } from './+types/search-residents';

const path = '/search/residents';

export async function loader({ context, url }: Route.LoaderArgs) {
  const client = context.get(content);
  return searched(client, `${path}.json`, searchResidents, queryIn(url.searchParams), pageNumber(url));
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  foundMeta(matches, loaderData?.query, searchKindWords.residents, path);

export default function SearchResidents({ loaderData }: Route.ComponentProps) {
  return (
    <FoundList
      found={loaderData}
      path={path}
      title={searchKindWords.residents}
      none={searchKindWords.noResidents}
    >
      {(residents) => <ResidentCards residents={residents} />}
    </FoundList>
  );
}
