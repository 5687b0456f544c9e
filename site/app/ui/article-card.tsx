import type { ArticleCard as ArticleFacts } from '@longwave/contract/card.ts';
import { editorialSectionTitles } from '../words/editorial-sections.ts';
import { Day } from './day.tsx';
import { Link } from './link.tsx';
import { Picture } from './picture.tsx';

type ArticleCardProps = {
  article: ArticleFacts;
  sizes?: string;
  first?: boolean;
  large?: boolean;
  /** As wide as two cards and as high as one. */
  wide?: boolean;
  /** A line of a list on a phone, a card on wider screens. */
  line?: boolean;
};

/** The card of an article: picture, section, date, title and lede. */
export function ArticleCard({
  article,
  sizes = '(min-width: 64rem) 31vw, (min-width: 40rem) 48vw, 94vw',
  first = false,
  large = false,
  wide = false,
  line = false,
}: ArticleCardProps) {
  return (
    <article
      className={`group relative flex min-w-0 flex-col ${line ? 'max-sm:grid max-sm:grid-cols-[7.5rem_1fr] max-sm:grid-rows-[auto_1fr] max-sm:gap-x-4' : ''}`}
    >
      <Picture
        picture={article.picture}
        sizes={sizes}
        first={first}
        decorative
        className={`${wide ? 'aspect-[3/2] lg:aspect-[3.06/1]' : 'aspect-[3/2]'} ${line ? 'max-sm:row-span-2 max-sm:aspect-square max-sm:self-start' : ''}`}
      />
      <p className={`flex flex-wrap gap-x-3 font-mono text-xs text-muted ${line ? 'sm:mt-3' : 'mt-3'}`}>
        <span>{editorialSectionTitles[article.section]}</span>
        <Day of={article.date} />
      </p>
      <h3
        className={`mt-1.5 font-display font-bold tracking-[-0.025em] text-balance break-words ${large ? 'text-4xl leading-[0.95] md:text-6xl' : line ? 'text-xl leading-[1.04] sm:text-2xl' : 'text-2xl leading-[1.04]'} ${wide ? 'lg:text-4xl' : ''}`}
      >
        <Link
          href={`/editorial/${article.id}`}
          className="decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {article.title}
        </Link>
      </h3>
      <p
        className={`mt-2 max-w-[56ch] ${large ? 'text-lg leading-snug' : 'text-sm text-muted'} ${line ? 'max-sm:hidden' : ''}`}
      >
        {article.lede}
      </p>
    </article>
  );
}
