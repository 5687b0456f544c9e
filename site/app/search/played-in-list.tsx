import type { PlayedIn } from '@longwave/contract/search.ts';
import { Day } from '../ui/day.tsx';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { clock } from '../ui/time.ts';
import { Highlight } from './highlight.tsx';

/** Tracks that match, each with a link to its second in the show. */
export function PlayedInList({ found, query }: { found: PlayedIn[]; query: string }) {
  return (
    <ul className="border-b border-hairline">
      {found.map(({ show, track, line }) => (
        <li key={`${show.id} ${line}`}>
          <Link
            href={`/shows/${show.id}${track.time === null ? '' : `?t=${Math.floor(track.time)}`}`}
            className="group grid grid-cols-[3.5rem_1fr] items-center gap-x-4 border-t border-hairline py-3 md:grid-cols-[5rem_minmax(0,1.4fr)_4rem_minmax(0,1fr)] md:gap-x-6"
          >
            <span className="font-mono text-xs">{track.time === null ? '' : clock(track.time)}</span>
            <span className="min-w-0 font-display text-xl leading-tight font-bold tracking-[-0.015em] decoration-2 underline-offset-4 group-hover:underline md:text-2xl">
              <Highlight text={track.artist} query={query} />{' '}
              <span className="font-sans font-normal tracking-normal">
                <Highlight text={track.title} query={query} />
              </span>
            </span>
            <Picture picture={show.picture} sizes="64px" decorative className="mt-2 aspect-square md:mt-0" />
            <span className="mt-2 min-w-0 text-sm md:mt-0">
              <span className="block font-semibold">{show.title}</span>
              <span className="block font-mono text-[0.6875rem] text-muted">
                <Day of={show.date} />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
