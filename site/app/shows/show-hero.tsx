import type { ProgrammeTag, ShowCard } from '@longwave/contract/card.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { deferred } from '../browser/deferred.tsx';
import { PlayButton } from '../player/play-button.tsx';
import { PlayNextButton } from '../player/play-next-button.tsx';
import { FavouriteButton } from '../saved/favourite-button.tsx';
import { Day } from '../ui/day.tsx';
import { Headline } from '../ui/headline.tsx';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { length } from '../ui/time.ts';
import { showPageWords } from '../words/show.ts';
import { uiWords } from '../words/ui.ts';
import { fill } from '../words/words.ts';
import { GenreChips } from './genre-chip.tsx';

const ShareButton = deferred(() => import('./share-button.tsx'));

export function ShowHero({ show, programme }: { show: ShowCard; programme: ProgrammeTag | null }) {
  return (
    <header className="mx-auto grid max-w-(--page) grid-cols-1 gap-x-8 gap-y-6 border-b border-rule px-(--gutter) py-6 md:grid-cols-12 md:py-10">
      <Picture
        picture={show.picture}
        sizes="(min-width: 100rem) 40rem, (min-width: 48rem) 42vw, 100vw"
        first
        className="aspect-square self-start md:col-span-5"
      />
      <div className="flex min-w-0 flex-col gap-5 md:col-span-7">
        <p className="flex flex-wrap gap-x-5 gap-y-1 border-t border-rule pt-3 font-mono text-xs">
          <Day of={show.date} long />
          {show.recording && <span>{length(show.recording.seconds)}</span>}
          {programme && (
            <Link href={`/programmes/${programme.id}`} className="underline underline-offset-4">
              {fill(showPageWords.episodeOf, { title: programme.title })}
            </Link>
          )}
        </p>
        <Headline className={`hyphens-auto ${sizeOf(show.title)}`}>{show.title}</Headline>
        <HostLinks show={show} />
        <div className="mt-auto grid gap-5">
          <div className="flex flex-wrap items-center gap-3">
            {show.recording && <PlayButton show={show} large />}
            <AtSecond show={show} />
            <PlayNextButton show={show} />
            <FavouriteButton show={show} />
            <ShareButton title={show.title} path={`/shows/${show.id}`} />
          </div>
          <GenreChips genres={show.genres} />
        </div>
      </div>
    </header>
  );
}

/** Long titles are smaller, so that the play button stays visible. */
function sizeOf({ length }: string): string {
  if (length <= 28) return 'text-[clamp(2.75rem,7.6vw,8rem)]';
  return length <= 48 ? 'text-[clamp(2.5rem,6.2vw,6.5rem)]' : 'text-[clamp(2.25rem,4.4vw,4.5rem)]';
}

const PlayFrom = deferred(() => import('./play-from.tsx'));

/** Renders PlayFrom in the browser only: `?t=` is not part of the cache key, so the server does not know it. */
function AtSecond({ show }: { show: ShowCard }) {
  const { search } = useLocation();
  const [hasStart, setHasStart] = useState(false);
  useEffect(() => setHasStart(search.includes('t=')), [search]);
  return hasStart && <PlayFrom show={show} />;
}

function HostLinks({ show }: { show: ShowCard }) {
  if (show.residents.length === 0 && show.guests.length === 0) return null;
  return (
    <p className="text-xl md:text-2xl">
      {show.residents.map((resident, index) => (
        <span key={resident.id}>
          {index > 0 && ', '}
          <Link
            href={`/residents/${resident.id}`}
            className="font-semibold underline decoration-2 underline-offset-4 hover:text-accent-ink"
          >
            {resident.name}
          </Link>
        </span>
      ))}
      {show.guests.length > 0 && ` ${fill(uiWords.with, { guests: show.guests.join(', ') })}`}
    </p>
  );
}
