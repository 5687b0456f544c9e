import type { ShowCard as ShowFacts } from '@longwave/contract/card.ts';
import { PlayButton } from '../player/play-button.tsx';
import { Day } from '../ui/day.tsx';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { length } from '../ui/time.ts';
import { uiWords } from '../words/ui.ts';
import { fill } from '../words/words.ts';

type ShowCardProps = {
  show: ShowFacts;
  /** The shows that play after it. */
  list?: ShowFacts[];
  sizes?: string;
  first?: boolean;
};

const gridSizes = '(min-width: 80rem) 19vw, (min-width: 64rem) 24vw, (min-width: 48rem) 32vw, 48vw';

/** A show in a grid: the whole card links to it, the button in its corner plays it. */
export function ShowCard({ show, list, sizes = gridSizes, first = false }: ShowCardProps) {
  return (
    <article className="group relative flex min-w-0 flex-col">
      <div className="relative">
        <Picture picture={show.picture} sizes={sizes} first={first} decorative className="aspect-square" />
        {show.recording && (
          <div className="absolute bottom-0 left-0 z-10">
            <PlayButton show={show} {...(list ? { list } : {})} />
          </div>
        )}
      </div>
      <p className="mt-2.5 flex justify-between gap-2 font-mono text-[0.6875rem] text-muted">
        <Day of={show.date} />
        {show.recording && <span>{length(show.recording.seconds)}</span>}
      </p>
      <h3 className="mt-1 font-display text-lg leading-[1.08] font-bold tracking-[-0.015em] text-balance break-words">
        <Link
          href={`/shows/${show.id}`}
          className="decoration-2 underline-offset-3 group-hover:underline after:absolute after:inset-0"
        >
          {show.title}
        </Link>
      </h3>
      <Hosts show={show} />
      {show.genres.length > 0 && (
        <p className="mt-1.5 font-mono text-[0.6875rem] leading-snug text-muted">
          {show.genres.map((genre) => genre.title).join(' / ')}
        </p>
      )}
    </article>
  );
}

/** The names of residents and guests. */
export function Hosts({ show, className = 'mt-1 text-sm' }: { show: ShowFacts; className?: string }) {
  const names = show.residents.map((resident) => resident.name).join(', ');
  const guests = show.guests.join(', ');
  if (!names && !guests) return null;
  return (
    <p className={className}>{[names, guests && fill(uiWords.with, { guests })].filter(Boolean).join(' ')}</p>
  );
}
