import type { ShowCard } from '@longwave/contract/card.ts';
import { useRef, useState } from 'react';
import { useBrowserSettings } from '../root-data.ts';
import { ShowGrid } from '../shows/show-grid.tsx';
import { Link } from '../ui/link.tsx';
import { pageHref } from '../ui/pager.tsx';
import { programmeWords } from '../words/programme.ts';

type EpisodesProps = {
  /** Id of the page, such as `programmes/x`. */
  id: string;
  first: { items: ShowCard[]; page: number; pages: number; total: number };
};

const linkClass = 'inline-flex min-h-11 items-center font-mono text-xs underline underline-offset-4';

/** All episodes, newest first. The button appends the next page; without JavaScript it links to it. */
export function Episodes({ id, first }: EpisodesProps) {
  const { contentHost } = useBrowserSettings();
  const [more, setMore] = useState<ShowCard[]>([]);
  const [page, setPage] = useState(first.page);
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready');
  const list = useRef<HTMLDivElement>(null);
  const shows = [...first.items, ...more];

  async function load() {
    if (state === 'loading') return;
    setState('loading');
    try {
      const { fetchEpisodes } = await import('./fetch-episodes.ts');
      const added = await fetchEpisodes(contentHost, id, page + 1);
      const known = new Set(shows.map((show) => show.id));
      setMore([...more, ...added.filter((show) => !known.has(show.id))]);
      setPage(page + 1);
      setState('ready');
      requestAnimationFrame(() =>
        list.current
          ?.querySelectorAll<HTMLElement>('article h3 a')
          [shows.length]?.focus({ preventScroll: true }),
      );
    } catch (error) {
      console.error(`More episodes of ${id} could not be read:`, error);
      setState('failed');
    }
  }

  return (
    <div ref={list}>
      {first.page > 1 && (
        <Link href={`/${id}`} className={linkClass}>
          {programmeWords.newest}
        </Link>
      )}
      <ShowGrid shows={shows} />
      {page < first.pages && (
        <form
          action={`/${id}`}
          className="mt-14 border-t border-rule"
          onSubmit={(event) => {
            event.preventDefault();
            void load();
          }}
        >
          <button
            type="submit"
            name="page"
            value={page + 1}
            aria-disabled={state === 'loading'}
            className="flex w-full cursor-pointer items-baseline justify-between py-5 text-left font-display text-3xl font-bold tracking-[-0.02em] hover:text-accent-ink aria-disabled:cursor-progress aria-disabled:text-muted md:text-5xl"
          >
            {programmeWords.loadMore}
            <span aria-hidden="true" className="font-mono text-sm font-normal tracking-normal">
              {shows.length} / {first.total}
            </span>
          </button>
          <p role="status" className="text-lg">
            {state === 'failed' && (
              <>
                {programmeWords.failed}{' '}
                <Link href={pageHref(`/${id}`, page + 1)} className="underline underline-offset-4">
                  {programmeWords.nextPage}
                </Link>
                .
              </>
            )}
          </p>
        </form>
      )}
    </div>
  );
}
