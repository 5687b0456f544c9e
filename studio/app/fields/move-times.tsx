import { useState } from 'react';
import { readPosition } from '../recording/position.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Input } from '../ui/field.tsx';
import { changedRow, keyOf } from './row-keys.ts';
import type { TrackRow } from './track-row.ts';

type MoveTimesProps = { tracks: TrackRow[]; onMove: (tracks: TrackRow[]) => void; onClose: () => void };

/** Dialog that moves every time of a tracklist, for example after the beginning of the recording was cut off. */
export function MoveTimes({ tracks, onMove, onClose }: MoveTimesProps) {
  const [typed, setTyped] = useState('');
  const length = readPosition(typed);
  const move = (direction: 1 | -1) => length !== null && onMove(movedTracks(tracks, direction * length));
  return (
    <Dialog title="Move all times" focusOn="input" onClose={onClose}>
      <Input
        label="By"
        hint="Minutes and seconds, as in 0:30. Nothing comes before the beginning."
        inputMode="decimal"
        value={typed}
        onChange={setTyped}
      />
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          Cancel
        </button>
        <button type="button" className="button" disabled={length === null} onClick={() => move(-1)}>
          Earlier
        </button>
        <button type="button" className="button" disabled={length === null} onClick={() => move(1)}>
          Later
        </button>
      </div>
    </Dialog>
  );
}

export function movedTracks(tracks: TrackRow[], seconds: number): TrackRow[] {
  return tracks.map((track) => changedRow(track, { time: movedTime(track.time, seconds) }));
}

/** Takes a move back and keeps what was written since. A track with the time that the move gave it gets exactly its former time. */
export function movedBack(tracks: TrackRow[], before: TrackRow[], seconds: number): TrackRow[] {
  const former = new Map(before.map((track) => [keyOf(track), track.time]));
  return tracks.map((track) => {
    const time = former.get(keyOf(track)) ?? null;
    const isAsMoved = time !== null && track.time === movedTime(time, seconds);
    return changedRow(track, { time: isAsMoved ? time : movedTime(track.time, -seconds) });
  });
}

const movedTime = (time: number | null, seconds: number) =>
  time === null ? null : Math.max(0, Math.round(time + seconds));
