import type { ShowCard } from '@longwave/contract/card.ts';
import { useLocation } from 'react-router';
import { useTracklistPosition } from '../player/tracklist-position.ts';
import { clock } from '../ui/time.ts';
import { secondIn } from './second-in.ts';

/** For an address with `?t=`: the second it is about, one click away. */
export function PlayFrom({ show }: { show: ShowCard }) {
  const { search } = useLocation();
  const { jump } = useTracklistPosition(show, []);
  const seconds = secondIn(search, show.recording?.seconds ?? 0);
  if (seconds === null) return null;
  return (
    <button
      type="button"
      onClick={() => jump(seconds)}
      className="inline-flex min-h-11 cursor-pointer items-center border border-rule px-4 font-display font-bold hover:bg-ink hover:text-paper"
    >
      Play from {clock(seconds)}
    </button>
  );
}
