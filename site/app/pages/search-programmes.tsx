import { searchProgrammes } from '@longwave/contract/search.ts';
import { content } from '../content.ts';
import { pageNumber } from '../page-number.ts';
import { FoundList } from '../search/found-list.tsx';
import { foundMeta } from '../search/found-meta.ts';
import { ProgrammeCards } from '../search/programme-cards.tsx';
import { queryIn, searched } from '../search/searched.ts';
import { searchKindWords } from '../words/search-kinds.ts';
import type { Route } from './+types/search-programmes';

const path = '/search/programmes';

export async function loader({ context, url }: Route.LoaderArgs) {
  const client = context.get(content);
  return searched(client, `${path}.json`, searchProgrammes, queryIn(url.searchParams), pageNumber(url));
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  foundMeta(matches, loaderData?.query, searchKindWords.programmes, path);

export default function SearchProgrammes({ loaderData }: Route.ComponentProps) {
  return (
    <FoundList
      found={loaderData}
      path={path}
      title={searchKindWords.programmes}
      none={searchKindWords.noProgrammes}
    >
      {(programmes) => <ProgrammeCards programmes={programmes} />}
    </FoundList>
  );
}
