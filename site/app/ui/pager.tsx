import { pagerWords } from '../words/pager.ts';
import { fill } from '../words/words.ts';
import { Link } from './link.tsx';

type PagerProps = {
  page: number;
  pages: number;
  /** The URL of a page. */
  hrefOf: (page: number) => string;
};

const linkClassName =
  'inline-flex min-h-11 items-center border border-rule px-5 font-display text-lg font-bold hover:bg-ink hover:text-paper';

/** Links to the previous and the next page of a long list. */
export function Pager({ page, pages, hrefOf }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav
      aria-label={pagerWords.pages}
      className="mt-12 flex flex-wrap items-center justify-between gap-4 border-t border-rule pt-4"
    >
      <div className="flex gap-3">
        {page > 1 && (
          <Link href={hrefOf(page - 1)} className={linkClassName}>
            {pagerWords.previousPage}
          </Link>
        )}
        {page < pages && (
          <Link href={hrefOf(page + 1)} className={linkClassName}>
            {pagerWords.nextPage}
          </Link>
        )}
      </div>
      <p className="font-mono text-xs text-muted">{fill(pagerWords.pageOf, { page, pages })}</p>
    </nav>
  );
}

export function pageHref(path: string, page: number): string {
  return page > 1 ? `${path}?page=${page}` : path;
}
