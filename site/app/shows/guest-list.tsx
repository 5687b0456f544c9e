import type { ShowCard } from '@longwave/contract/card.ts';
import { PlayButton } from '../player/play-button.tsx';
import { Day } from '../ui/day.tsx';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { showsListWords } from '../words/shows-list.ts';
import { fill } from '../words/words.ts';

/** Shows with guests: the guest's name first, then the show. */
export function GuestList({ shows }: { shows: ShowCard[] }) {
  return (
    <>
      <h2 className="sr-only">{showsListWords.whoCameBy}</h2>
      <ul className="mt-8 grid gap-x-5 md:grid-cols-2">
        {shows.map((show) => (
          <li
            key={show.id}
            className="group relative grid grid-cols-[6.5rem_1fr] gap-x-4 border-t border-hairline py-5 md:grid-cols-[9rem_1fr] md:gap-x-6"
          >
            <div className="relative">
              <Picture
                picture={show.picture}
                sizes="(min-width: 48rem) 144px, 104px"
                decorative
                className="aspect-square"
              />
              {show.recording && (
                <div className="absolute bottom-0 left-0 z-10">
                  <PlayButton show={show} list={shows} />
                </div>
              )}
            </div>
            <div className="min-w-0">
              <h3 className="font-display text-2xl leading-[1.02] font-bold tracking-[-0.02em] break-words md:text-4xl">
                <Link
                  href={`/shows/${show.id}`}
                  className="decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
                >
                  {show.guests.join(', ') || show.title}
                </Link>
              </h3>
              <p className="mt-2">{fill(showsListWords.guestOn, { title: show.title })}</p>
              <p className="mt-2 font-mono text-[0.6875rem] text-muted">
                <Day of={show.date} /> {show.genres.map((genre) => `/ ${genre.title}`).join(' ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
