import type { ArticleCard as ArticleFacts } from '@longwave/contract/card.ts';
import { ArticleCard } from '../../ui/article-card.tsx';
import { Link } from '../../ui/link.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { editorialSectionTitles } from '../../words/editorial-sections.ts';
import { homeDeferredWords } from '../../words/home-deferred.ts';

export function EditorialSpread({ articles }: { articles: ArticleFacts[] }) {
  const [lead, ...rest] = articles;
  if (!lead) return null;
  return (
    <section className="below-first-screen wrap py-14 md:py-20" aria-labelledby="editorial">
      <SectionHead
        title={homeDeferredWords.read}
        id="editorial"
        more={{ href: '/editorial', title: homeDeferredWords.allEditorial }}
      />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <ArticleCard article={lead} large sizes="(min-width: 64rem) 55vw, 94vw" />
        </div>
        <ul className="lg:col-span-5">
          {rest.slice(0, 5).map((article) => (
            <li
              key={article.id}
              className="group relative border-t border-hairline py-5 first:border-t-0 first:pt-0"
            >
              <p className="meta text-muted">{editorialSectionTitles[article.section]}</p>
              <h3 className="mt-1 font-display text-[1.65rem] leading-[1.02] font-bold tracking-[-0.03em] text-balance">
                <Link
                  href={`/editorial/${article.id}`}
                  className="decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
                >
                  {article.title}
                </Link>
              </h3>
              <p className="mt-2 line-clamp-2 text-sm text-muted">{article.lede}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
