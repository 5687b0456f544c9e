import { useEffect, useRef, useState } from 'react';
import { usePlayer } from '../recording/playing.ts';
import { changedRow } from './row-keys.ts';
import type { TrackRow } from './track-row.ts';

/** Enters the position of the recording in the current row and goes to the next; after the last row, it adds a new one. */
export function useStamp(tracks: TrackRow[], onChange: (tracks: TrackRow[]) => void) {
  const player = usePlayer();
  const [chosen, setChosen] = useState<number | null>(null);
  const firstOpen = tracks.findIndex(({ time }) => time === null);
  const current = Math.min(chosen ?? (firstOpen < 0 ? tracks.length : firstOpen), tracks.length);

  function stamp(): void {
    if (!player) return;
    const time = Math.floor(player.currentTime);
    const row = changedRow(tracks[current] ?? { time, artist: '', title: '' }, { time });
    onChange([...tracks.slice(0, current), row, ...tracks.slice(current + 1)]);
    setChosen(current + 1);
  }

  const latest = useRef(stamp);
  useEffect(() => {
    latest.current = stamp;
  });
  useEffect(() => {
    if (!player) return;
    const onKey = (event: KeyboardEvent) => {
      const isStamp = event.key === 'F2' || (event.altKey && event.code === 'KeyT');
      if (!isStamp || event.repeat || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [player]);

  return { canStamp: player !== null, current: player ? current : -1, choose: setChosen, stamp };
}
