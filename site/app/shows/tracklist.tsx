import type { ShowCard } from '@longwave/contract/card.ts';
import type { Track } from '@longwave/contract/document-types/tracklist.ts';
import { useTracklistPosition } from '../player/tracklist-position.ts';
import { Link } from '../ui/link.tsx';
import { clock } from '../ui/time.ts';
import { showPageWords } from '../words/show.ts';
import { linesPerPage, type TracklistPage, tracklistHref } from './tracklist-page.ts';

/** The tracklist of a show. A click on a line plays from there; its link is the show's URL at that second. */
export function Tracklist({ show, tracklist }: { show: ShowCard; tracklist: TracklistPage }) {
  const { lines, part, parts } = tracklist;
  const { current, jump } = useTracklistPosition(show, lines);
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="tracklist">
      <h2 id="tracklist" className="pb-4 font-display text-2xl font-bold tracking-[-0.02em] md:text-3xl">
        {showPageWords.tracklist}
      </h2>
      <ol className="border-b border-hairline">
        {lines.slice(0, linesPerPage).map((track, line) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a track may be played twice; its line tells it apart
            key={line}
            aria-current={line === current || undefined}
            className="group/line border-t border-hairline aria-[current]:bg-accent aria-[current]:text-on-accent aria-[current]:[--accent-line:var(--on-accent)]"
          >
            <Line show={show} track={track} onJump={jump} />
          </li>
        ))}
      </ol>
      {parts > 1 && (
        <p className="flex gap-6 py-4 font-bold underline">
          {part > 1 && <Link href={tracklistHref(show.id, part - 1)}>{showPageWords.earlier}</Link>}
          {part < parts && <Link href={tracklistHref(show.id, part + 1)}>{showPageWords.later}</Link>}
        </p>
      )}
    </section>
  );
}

type LineProps = { show: ShowCard; track: Track; onJump: (seconds: number) => void };

function Line({ show, track: { time, artist, title }, onJump }: LineProps) {
  const row =
    'grid min-h-11 grid-cols-[4.5rem_1fr] items-baseline py-2.5 transition-[padding] motion-reduce:transition-none group-aria-[current]/line:px-3';
  const words = (
    <span className="min-w-0">
      <span className="font-semibold">{artist}</span>{' '}
      <span className="text-muted group-aria-[current]/line:text-on-accent">{title}</span>
    </span>
  );
  if (time === null || !show.recording) {
    return (
      <div className={row}>
        <span />
        {words}
      </div>
    );
  }
  return (
    <Link
      href={`/shows/${show.id}?t=${Math.floor(time)}`}
      onClick={(event) => {
        event.preventDefault();
        onJump(time);
      }}
      className={`${row} hover:px-3 hover:bg-raised group-aria-[current]/line:hover:bg-accent`}
    >
      <span className="font-mono text-xs underline decoration-1 underline-offset-4">
        <span className="sr-only">{showPageWords.trackFrom} </span>
        {clock(time)}
      </span>{' '}
      {words}
    </Link>
  );
}
