import type { ShowCard } from '@longwave/contract/card.ts';
import type { Track } from '@longwave/contract/documents.ts';
import { Link } from '../ui/link.tsx';
import { clock } from '../ui/time.ts';

/** What was played, with times that jump there. Without JavaScript a time is a link to the show at that second. */
export function Tracklist({ show, tracklist }: { show: ShowCard; tracklist: Track[] }) {
  if (tracklist.length === 0) return null;
  return (
    <section aria-labelledby="tracklist">
      <h2 id="tracklist" className="pb-4 font-display text-2xl font-bold tracking-[-0.02em] md:text-3xl">
        Tracklist
      </h2>
      <ol className="border-b border-hairline">
        {tracklist.map((track, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a track may be played twice; its line is what tells it apart
          <li key={line} className="border-t border-hairline">
            <Line show={show} track={track} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Line({ show, track: { time, artist, title } }: { show: ShowCard; track: Track }) {
  const words = (
    <span className="min-w-0">
      <span className="font-semibold">{artist}</span> <span className="text-muted">{title}</span>
    </span>
  );
  const row = 'grid min-h-11 grid-cols-[4.5rem_1fr] items-baseline py-2.5';
  if (time === null || !show.recording)
    return (
      <div className={row}>
        {<span />}
        {words}
      </div>
    );
  return (
    <Link
      href={`/shows/${show.id}?t=${Math.floor(time)}`}
      aria-label={`Play from ${clock(time)}: ${artist}, ${title}`}
      className={`${row} hover:bg-accent hover:text-on-accent hover:[&_.text-muted]:text-on-accent`}
    >
      <span className="font-mono text-xs underline decoration-1 underline-offset-4">{clock(time)}</span>
      {words}
    </Link>
  );
}
