import { searchResidents } from '@longwave/contract/search.ts';
import { content } from '../content.ts';
import { pageMeta } from '../meta.ts';
import { pageNumber } from '../page-number.ts';
import { NoneOfThese } from '../search/none-of-these.tsx';
import { SearchPage } from '../search/search-page.tsx';
import { queryIn, searched, searchPath } from '../search/searched.ts';
import { Pager } from '../ui/pager.tsx';
import { ResidentCard } from '../ui/resident-card.tsx';
import type { Route } from './+types/search-residents';

const path = '/search/residents';

export async function loader({ context, url }: Route.LoaderArgs) {
  const client = context.get(content);
  return searched(client, `${path}.json`, searchResidents, queryIn(url.searchParams), pageNumber(url));
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.query ? `${loaderData.query} · Residents found` : 'Residents found',
    path,
    hidden: true,
  });

export default function SearchResidents({ loaderData }: Route.ComponentProps) {
  const { query, answer } = loaderData;
  return (
    <SearchPage found={loaderData}>
      {answer && (
        <section aria-labelledby="found" className="mt-3 border-t border-rule pt-6">
          <h2 id="found" className="sr-only">
            Residents found
          </h2>
          {answer.items.length === 0 && <NoneOfThese query={query} what="No resident goes by this" />}
          <ul className="grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-4 md:gap-x-5 lg:grid-cols-6">
            {answer.items.map((resident) => (
              <li key={resident.id}>
                <ResidentCard resident={resident} />
              </li>
            ))}
          </ul>
          <Pager page={answer.page} pages={answer.pages} hrefOf={(page) => searchPath(path, query, page)} />
        </section>
      )}
    </SearchPage>
  );
}
