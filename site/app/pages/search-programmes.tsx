import { searchProgrammes } from '@longwave/contract/search.ts';
import { content } from '../content.ts';
import { ProgrammeCards } from '../programmes/programme-cards.tsx';
import { ResultList } from '../search/result-list.tsx';
import { searchMeta } from '../search/search-meta.ts';
import { fetchSearchResult } from '../search/search-result.ts';
import { searchKindWords } from '../words/search-kinds.ts';
import type { Route } from './+types/search-programmes';

const path = '/search/programmes';

export async function loader({ context, url }: Route.LoaderArgs) {
  return fetchSearchResult(context.get(content), url, path, searchProgrammes);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  searchMeta(matches, loaderData?.query, searchKindWords.programmes, path);

export default function SearchProgrammes({ loaderData }: Route.ComponentProps) {
  return (
    <ResultList
      found={loaderData}
      path={path}
      title={searchKindWords.programmes}
      none={searchKindWords.noProgrammes}
    >
      {(programmes) => <ProgrammeCards programmes={programmes} />}
    </ResultList>
  );
}
