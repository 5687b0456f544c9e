import type { ShowCard as ShowFacts } from '@longwave/contract/card.ts';
import { Day } from '../ui/day.tsx';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { PlayButton } from '../ui/play-button.tsx';
import { Hosts } from '../ui/show-card.tsx';
import { ShowGrid } from '../ui/show-grid.tsx';

/** The picks: the first one as a poster, the rest on the wall. */
export function FeaturedWall({ shows }: { shows: ShowFacts[] }) {
  const [first, ...rest] = shows;
  if (!first) return null;
  return (
    <div className="mt-8 grid gap-12 md:gap-16">
      <h2 className="sr-only">Picked shows</h2>
      <Poster show={first} list={shows} />
      <ShowGrid shows={rest} />
    </div>
  );
}

function Poster({ show, list }: { show: ShowFacts; list: ShowFacts[] }) {
  return (
    <article className="group relative grid items-start gap-x-8 gap-y-5 md:grid-cols-12">
      <div className="md:col-span-6">
        <Picture
          picture={show.picture}
          sizes="(min-width: 48rem) 50vw, 100vw"
          first
          decorative
          className="block aspect-square overflow-hidden [&>img]:size-full [&>img]:object-cover"
        />
      </div>
      <div className="border-rule md:col-span-6 md:border-t md:pt-3">
        <p className="font-mono text-xs text-muted">
          <Day of={show.date} long />
        </p>
        <h3 className="mt-3 font-display text-[clamp(2.25rem,5vw,5rem)] leading-[0.92] font-extrabold tracking-[-0.035em] text-balance break-words">
          <Link
            href={`/shows/${show.id}`}
            className="decoration-4 underline-offset-6 group-hover:underline after:absolute after:inset-0"
          >
            {show.title}
          </Link>
        </h3>
        <Hosts show={show} className="mt-3 text-lg" />
        <p className="mt-2 font-mono text-xs text-muted">
          {show.genres.map((genre) => genre.title).join(' / ')}
        </p>
        {show.recording && (
          <div className="relative z-10 mt-6 w-fit">
            <PlayButton show={show} list={list} />
          </div>
        )}
      </div>
    </article>
  );
}
