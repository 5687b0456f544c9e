import type { ArticleCard as ArticleFacts } from '@longwave/contract/card.ts';
import { Day } from './day.tsx';
import { Link } from './link.tsx';
import { Picture } from './picture.tsx';

export const editorialSectionTitles = {
  news: 'News',
  reads: 'Reads',
  'the-fleapit': 'The Fleapit',
  'residents-bin': 'Residents’ Bin',
  'resident-focus': 'Resident Focus',
} as const;

type ArticleCardProps = { article: ArticleFacts; sizes?: string; first?: boolean; large?: boolean };

/** A story among others: its picture, its section, its headline and how it begins. */
export function ArticleCard({
  article,
  sizes = '(min-width: 64rem) 31vw, (min-width: 40rem) 48vw, 94vw',
  first = false,
  large = false,
}: ArticleCardProps) {
  return (
    <article className="group relative flex min-w-0 flex-col">
      <Picture
        picture={article.picture}
        sizes={sizes}
        first={first}
        decorative
        className="block aspect-[3/2] overflow-hidden [&>img]:size-full [&>img]:object-cover"
      />
      <p className="mt-3 flex gap-3 font-mono text-xs text-muted">
        <span>{editorialSectionTitles[article.section]}</span>
        <Day of={article.date} />
      </p>
      <h3
        className={`mt-1.5 font-display font-bold tracking-[-0.025em] text-balance break-words ${large ? 'text-4xl leading-[0.95] md:text-6xl' : 'text-2xl leading-[1.04]'}`}
      >
        <Link
          href={`/editorial/${article.id}`}
          className="decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {article.title}
        </Link>
      </h3>
      <p className={`mt-2 max-w-[56ch] ${large ? 'text-lg' : 'text-sm text-muted'}`}>{article.lede}</p>
    </article>
  );
}
