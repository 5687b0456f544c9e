import type { PlayedTrack } from '@longwave/contract/played-tracks.ts';
import { useStore } from 'zustand';
import { Link } from '../ui/link.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { listenDeferredWords } from '../words/listen-deferred.ts';
import { useZone } from '../zone/zone-choice.ts';
import { clockIn } from './schedule/clock.ts';
import { tracks } from './tracks.ts';

const shown = 10;

/** the last tracks with their times, each with the show it was played in. */
export function LastTracks() {
  const { played, heard } = useStore(tracks);
  const { zone } = useZone();
  if (played.length === 0) return null;
  return (
    <section aria-labelledby="tracks" className="mt-16">
      <SectionHead id="tracks" title={listenDeferredWords.whatSong} />
      <ol className="border-b border-hairline">
        {played.slice(0, shown).map((track) => (
          <li
            key={track.at}
            aria-current={track === heard ? 'true' : undefined}
            className="grid grid-cols-[4rem_minmax(0,1fr)] items-baseline gap-x-4 border-t border-hairline py-3 md:grid-cols-[5rem_minmax(0,2fr)_minmax(0,1fr)] md:gap-x-6"
          >
            <span className="font-mono text-sm text-muted">
              <time dateTime={new Date(track.at).toISOString()}>{clockIn(zone, track.at)}</time>
              {track === heard && (
                <span className="block text-xs text-accent-ink">{listenDeferredWords.now}</span>
              )}
            </span>
            <span className="min-w-0 break-words">
              {track.artist && <span className="block text-base">{track.artist}</span>}
              <span className="block font-display text-xl leading-tight font-bold tracking-[-0.02em]">
                {track.title}
              </span>
            </span>
            <PlayedIn show={track.show} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function PlayedIn({ show }: Pick<PlayedTrack, 'show'>) {
  if (!show) return null;
  return (
    <span className="min-w-0 text-sm break-words text-muted max-md:col-start-2">
      {listenDeferredWords.playedIn}{' '}
      {show.path ? (
        <Link href={show.path} className="text-ink underline underline-offset-4">
          {show.title}
        </Link>
      ) : (
        show.title
      )}
    </span>
  );
}
