import { searchArticles } from '@longwave/contract/search.ts';
import { content } from '../content.ts';
import { ArticleCards } from '../search/article-cards.tsx';
import { ResultList } from '../search/result-list.tsx';
import { searchMeta } from '../search/search-meta.ts';
import { fetchSearchResult } from '../search/search-result.ts';
import { searchKindWords } from '../words/search-kinds.ts';
import type { Route } from './+types/search-articles';

const path = '/search/articles';

export async function loader({ context, url }: Route.LoaderArgs) {
  return fetchSearchResult(context.get(content), url, path, searchArticles);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  searchMeta(matches, loaderData?.query, searchKindWords.articles, path);

export default function SearchArticles({ loaderData }: Route.ComponentProps) {
  return (
    <ResultList
      found={loaderData}
      path={path}
      title={searchKindWords.articles}
      none={searchKindWords.noArticles}
    >
      {(articles) => <ArticleCards articles={articles} />}
    </ResultList>
  );
}
