import type { ShowCard } from '@longwave/contract/card.ts';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useTracklistPosition } from '../player/tracklist-position.ts';
import { clock } from '../ui/time.ts';
import { playFromWords } from '../words/play-from.ts';
import { fill } from '../words/words.ts';
import { readStartPosition } from './start-position.ts';

/**
 * For a URL with `?t=754`: a button that plays from there. After a click on a link it plays by itself, if the browser allows
 * sound; after Back it does not, so that no other sound is stopped.
 */
export default function PlayFrom({ show }: { show: ShowCard }) {
  const { search } = useLocation();
  const { jump } = useTracklistPosition(show, []);
  const seconds = readStartPosition(search, show.recording?.seconds ?? 0);
  const isComingBack = useNavigationType() === 'POP';
  const jumpTo = useEffectEvent((second: number) => {
    if (!isComingBack) jump(second);
  });
  useEffect(() => {
    if (show.id && seconds !== null && navigator.userActivation?.hasBeenActive) jumpTo(seconds);
  }, [show.id, seconds]);
  if (seconds === null) return null;
  return (
    <button
      type="button"
      onClick={() => jump(seconds)}
      className="inline-flex min-h-11 items-center border border-rule px-4 font-display font-bold hover:bg-ink hover:text-paper"
    >
      {fill(playFromWords.playFrom, { time: clock(seconds) })}
    </button>
  );
}
