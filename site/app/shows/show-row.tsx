import type { ShowCard } from '@longwave/contract/card.ts';
import { PlayButton } from '../player/play-button.tsx';
import { Day } from '../ui/day.tsx';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { length } from '../ui/time.ts';
import { Hosts } from './show-card.tsx';

/** A show as a row of a list; a wider row has more columns. */
export function ShowRow({ show, list }: { show: ShowCard; list?: ShowCard[] }) {
  return (
    <div className="@container">
      <article className="group relative grid grid-cols-[4.5rem_1fr_auto] items-center gap-x-4 border-t border-hairline py-3 md:grid-cols-[5rem_6rem_minmax(0,1fr)_4rem_auto] @4xl:grid-cols-[5rem_6rem_minmax(0,2fr)_minmax(0,1.2fr)_4rem_auto] md:gap-x-6">
        <p className="hidden font-mono text-xs text-muted md:block">
          <Day of={show.date} />
        </p>
        <Picture picture={show.picture} sizes="96px" decorative className="aspect-square" />
        <div className="min-w-0">
          <h3 className="font-display text-lg leading-[1.1] font-bold tracking-[-0.015em] md:text-2xl">
            <Link
              href={`/shows/${show.id}`}
              className="decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
            >
              {show.title}
            </Link>
          </h3>
          <Hosts show={show} className="mt-0.5 text-sm md:text-base" />
          <p className="mt-1 font-mono text-[0.6875rem] text-muted md:hidden">
            <Day of={show.date} />
          </p>
        </div>
        <p className="hidden font-mono text-xs leading-relaxed text-muted @4xl:block">
          {show.genres.map((genre) => genre.title).join(' / ')}
        </p>
        <p className="hidden text-right font-mono text-xs whitespace-nowrap text-muted md:block">
          {show.recording && length(show.recording.seconds)}
        </p>
        <div className="relative z-10 w-12">
          {show.recording && <PlayButton show={show} {...(list ? { list } : {})} />}
        </div>
      </article>
    </div>
  );
}
