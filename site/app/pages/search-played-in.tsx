import { searchPlayedIn } from '@longwave/contract/search.ts';
import { content } from '../content.ts';
import { pageMeta } from '../meta.ts';
import { pageNumber } from '../page-number.ts';
import { NoneOfThese } from '../search/none-of-these.tsx';
import { PlayedInList } from '../search/played-in-list.tsx';
import { SearchPage } from '../search/search-page.tsx';
import { queryIn, searched, searchPath } from '../search/searched.ts';
import { Pager } from '../ui/pager.tsx';
import type { Route } from './+types/search-played-in';

const path = '/search/played-in';

export async function loader({ context, url }: Route.LoaderArgs) {
  const client = context.get(content);
  return searched(client, `${path}.json`, searchPlayedIn, queryIn(url.searchParams), pageNumber(url));
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.query ? `${loaderData.query} · Played in` : 'Played in',
    path,
    hidden: true,
  });

export default function SearchPlayedIn({ loaderData }: Route.ComponentProps) {
  const { query, answer } = loaderData;
  return (
    <SearchPage found={loaderData}>
      {answer && (
        <section aria-labelledby="found" className="mt-3 border-t border-rule pt-6">
          <h2 id="found" className="sr-only">
            Played in
          </h2>
          {answer.items.length === 0 && <NoneOfThese query={query} what="No tracklist has this" />}
          <PlayedInList found={answer.items} query={query} />
          <Pager page={answer.page} pages={answer.pages} hrefOf={(page) => searchPath(path, query, page)} />
        </section>
      )}
    </SearchPage>
  );
}
