import type { ShowCard as ShowFacts } from '@longwave/contract/card.ts';
import { PlayButton } from '../player/play-button.tsx';
import { Day } from '../ui/day.tsx';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { showsListWords } from '../words/shows-list.ts';
import { Hosts, ShowCard } from './show-card.tsx';

/** A grid of shows; the first is as large as four. */
export function FeaturedWall({ shows }: { shows: ShowFacts[] }) {
  const [first, ...rest] = shows;
  if (!first) return null;
  return (
    <>
      <h2 className="sr-only">{showsListWords.picked}</h2>
      <ul className="mt-8 grid grid-cols-2 gap-x-3 gap-y-9 md:grid-cols-3 md:gap-x-5 md:gap-y-12 lg:grid-cols-4 xl:grid-cols-5">
        <li className="col-span-2 row-span-2 min-w-0">
          <Poster show={first} list={shows} />
        </li>
        {rest.map((show) => (
          <li key={show.id} className="grid min-w-0">
            <ShowCard show={show} list={shows} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Poster({ show, list }: { show: ShowFacts; list: ShowFacts[] }) {
  return (
    <article className="group relative">
      <div className="relative">
        <Picture
          picture={show.picture}
          sizes="(min-width: 80rem) 39vw, (min-width: 64rem) 48vw, (min-width: 48rem) 64vw, 94vw"
          first
          decorative
          className="aspect-square"
        />
        {show.recording && (
          <div className="absolute bottom-0 left-0 z-10">
            <PlayButton show={show} list={list} large />
          </div>
        )}
      </div>
      <p className="mt-3 flex flex-wrap justify-between gap-x-5 font-mono text-xs text-muted">
        <Day of={show.date} long />
        <span>{show.genres.map((genre) => genre.title).join(' / ')}</span>
      </p>
      <h3 className="mt-3 font-display text-[clamp(2.25rem,4vw,4rem)] leading-[0.92] font-extrabold tracking-[-0.035em] text-balance break-words">
        <Link
          href={`/shows/${show.id}`}
          className="decoration-4 underline-offset-6 group-hover:underline after:absolute after:inset-0"
        >
          {show.title}
        </Link>
      </h3>
      <Hosts show={show} className="mt-3 text-lg" />
    </article>
  );
}
