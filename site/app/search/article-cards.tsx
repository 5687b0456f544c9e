import type { ArticleCard as Article } from '@longwave/contract/card.ts';
import { ArticleCard } from '../ui/article-card.tsx';

export function ArticleCards({ articles }: { articles: Article[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-6 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3">
      {articles.map((article) => (
        <li key={article.id} className="grid min-w-0">
          <ArticleCard article={article} line />
        </li>
      ))}
    </ul>
  );
}
