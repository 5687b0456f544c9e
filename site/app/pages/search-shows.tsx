import { searchShows } from '@longwave/contract/search.ts';
import { content } from '../content.ts';
import { pageMeta } from '../meta.ts';
import { pageNumber } from '../page-number.ts';
import { NoneOfThese } from '../search/none-of-these.tsx';
import { SearchPage } from '../search/search-page.tsx';
import { queryIn, searched, searchPath } from '../search/searched.ts';
import { Pager } from '../ui/pager.tsx';
import { ShowGrid } from '../ui/show-grid.tsx';
import type { Route } from './+types/search-shows';

const path = '/search/shows';

export async function loader({ context, url }: Route.LoaderArgs) {
  const client = context.get(content);
  return searched(client, `${path}.json`, searchShows, queryIn(url.searchParams), pageNumber(url));
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.query ? `${loaderData.query} · Shows found` : 'Shows found',
    path,
    hidden: true,
  });

export default function SearchShows({ loaderData }: Route.ComponentProps) {
  const { query, answer } = loaderData;
  return (
    <SearchPage found={loaderData}>
      {answer && (
        <section aria-labelledby="found" className="mt-3 border-t border-rule pt-6">
          <h2 id="found" className="sr-only">
            Shows found
          </h2>
          {answer.items.length === 0 && (
            <NoneOfThese query={query} what="No show has this in its title or text" />
          )}
          <ShowGrid shows={answer.items} />
          <Pager page={answer.page} pages={answer.pages} hrefOf={(page) => searchPath(path, query, page)} />
        </section>
      )}
    </SearchPage>
  );
}
