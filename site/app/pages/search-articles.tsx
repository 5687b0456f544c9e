import { searchArticles } from '@longwave/contract/search.ts';
import { content } from '../content.ts';
import { pageNumber } from '../page-number.ts';
import { ArticleCards } from '../search/article-cards.tsx';
import { FoundList } from '../search/found-list.tsx';
import { foundMeta } from '../search/found-meta.ts';
import { queryIn, searched } from '../search/searched.ts';
import { searchKindWords } from '../words/search-kinds.ts';
import type { Route } from './+types/search-articles';

const path = '/search/articles';

export async function loader({ context, url }: Route.LoaderArgs) {
  const client = context.get(content);
  return searched(client, `${path}.json`, searchArticles, queryIn(url.searchParams), pageNumber(url));
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  foundMeta(matches, loaderData?.query, searchKindWords.articles, path);

export default function SearchArticles({ loaderData }: Route.ComponentProps) {
  return (
    <FoundList
      found={loaderData}
      path={path}
      title={searchKindWords.articles}
      none={searchKindWords.noArticles}
    >
      {(articles) => <ArticleCards articles={articles} />}
    </FoundList>
  );
}
