import { useState } from 'react';
import { showToast } from '../ui/toasts.tsx';
import { type FieldProps, rowsOf } from './field-props.ts';
import { clockOf, secondsOf } from './length-field.tsx';
import { MoveTimes } from './move-times.tsx';
import { PasteTracklist } from './paste-tracklist.tsx';
import { Rows } from './rows.tsx';
import { isDoubtful, type TrackRow } from './track-row.ts';
import { useStamp } from './use-stamp.ts';
import './tracklist-field.css';

/** The tracklist of a show. While the recording plays, one key enters the time at which a track began. */
export function TracklistField({ value, onChange, hint, ...rest }: FieldProps) {
  const [opened, setOpened] = useState<'paste' | 'move' | null>(null);
  const tracks = rowsOf(value) as TrackRow[];
  const { canStamp, current, choose, stamp } = useStamp(tracks, onChange);
  function take(rows: TrackRow[]): void {
    onChange(rows);
    setOpened(null);
  }
  function replace(rows: TrackRow[]): void {
    take(rows);
    if (tracks.length > 0) showToast('The tracks were replaced.', { undo: () => onChange(tracks) });
  }
  return (
    <>
      <Rows
        {...rest}
        hint={canStamp ? 'F2 or Alt T stamps the time of the recording into the marked track.' : hint}
        rows={tracks}
        onChange={onChange}
        one="track"
        empty={{ time: null, artist: '', title: '' }}
        actions={
          <>
            <button type="button" className="button button-small" onClick={() => setOpened('paste')}>
              Paste tracklist
            </button>
            {canStamp && (
              <button type="button" className="button button-small" onClick={stamp}>
                Stamp time
              </button>
            )}
            {tracks.some(({ time }) => time !== null) && (
              <button type="button" className="button button-small" onClick={() => setOpened('move')}>
                Move all times
              </button>
            )}
          </>
        }
      >
        {(track, change, index) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the row that is worked on is the one to be stamped
          <span
            className={classOf(track, tracks[index - 1], index === current)}
            aria-current={index === current ? 'true' : undefined}
            onFocus={() => choose(index)}
          >
            <TimeInput
              label={`Time of track ${index + 1}`}
              time={track.time}
              onChange={(time) => change({ time })}
            />
            <input
              aria-label={`Artist of track ${index + 1}`}
              placeholder="Artist"
              maxLength={300}
              value={track.artist}
              onChange={(event) => change({ artist: event.target.value })}
            />
            <input
              aria-label={`Track ${index + 1}`}
              placeholder="Title"
              maxLength={300}
              value={track.title}
              onChange={(event) => change({ title: event.target.value })}
            />
          </span>
        )}
      </Rows>
      {opened === 'paste' && (
        <PasteTracklist
          hasTracks={tracks.length > 0}
          onClose={() => setOpened(null)}
          onPaste={(rows, isAdded) => (isAdded ? take([...tracks, ...rows]) : replace(rows))}
        />
      )}
      {opened === 'move' && <MoveTimes tracks={tracks} onMove={take} onClose={() => setOpened(null)} />}
    </>
  );
}

function classOf(track: TrackRow, before: TrackRow | undefined, isCurrent: boolean): string {
  const doubtful = isDoubtful(track, before) ? ' track-doubtful' : '';
  return `track${doubtful}${isCurrent ? ' track-current' : ''}`;
}

type TimeInputProps = { label: string; time: number | null; onChange: (time: number | null) => void };

function TimeInput({ label, time, onChange }: TimeInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      className="mono"
      aria-label={label}
      placeholder="0:00"
      inputMode="numeric"
      value={typed ?? (time === null ? '' : clockOf(time))}
      onChange={(event) => {
        setTyped(event.target.value);
        const seconds = secondsOf(event.target.value);
        if (seconds !== null || event.target.value.trim() === '') onChange(seconds);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
