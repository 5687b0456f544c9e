import { useEffect, useRef, useState } from 'react';
import type { Trim as Part, Prepared } from '../api/recordings.ts';
import { Input } from '../ui/field.tsx';
import { positionInWords, readPosition } from './position.ts';
import { TrimHandle } from './trim-handle.tsx';
import { usePosition } from './use-position.ts';
import { Waveform } from './waveform.tsx';

const auditionSeconds = 5;
const minSeconds = 1;

type TrimProps = {
  prepared: Prepared & { measured: NonNullable<Prepared['measured']> };
  /** Whether the silence at both ends is cut off to begin with. */
  withoutSilence: boolean;
  /** Whether the tracklist has times, which count from the present beginning of the recording. */
  hasTimes: boolean;
  onMake: (trim: Part | null, movesTimes: boolean) => void;
  onClose: () => void;
};

/** Chooses the part of a recording that is left, on its waveform or by numbers, and plays the beginning and end of it. */
export function Trim({ prepared, withoutSilence, hasTimes, onMake, onClose }: TrimProps) {
  const { measured, peaks, whole, made } = prepared;
  const { seconds, silence } = measured;
  const audible = { start: silence.start, end: Math.max(silence.start + minSeconds, seconds - silence.end) };
  const [{ start, end }, setPart] = useState<Part>(
    withoutSilence ? audible : (made?.trim ?? { start: 0, end: seconds }),
  );
  const audio = useRef<HTMLAudioElement>(null);
  const position = usePosition(audio);
  const stopAt = useRef(Number.POSITIVE_INFINITY);
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => first.current?.querySelector<HTMLElement>('[role="slider"]')?.focus(), []);
  useEffect(() => {
    if (position !== null && position >= stopAt.current) audio.current?.pause();
  }, [position]);

  function audition(from: number, to: number): void {
    const player = audio.current;
    if (!player) return;
    stopAt.current = to;
    player.currentTime = from;
    void player.play().catch(() => undefined);
  }

  const [movesTimes, setMovesTimes] = useState(true);
  const movedBy = start - (made?.trim?.start ?? 0);
  const isMoving = hasTimes && Math.abs(movedBy) >= 0.5;
  const isAll = start < 0.05 && end > seconds - 0.05;
  const setStart = (to: number) => setPart({ start: Math.max(0, Math.min(to, end - minSeconds)), end });
  const setEnd = (to: number) => setPart({ start, end: Math.min(seconds, Math.max(to, start + minSeconds)) });
  const hasSilence = silence.start >= 0.5 || silence.end >= 0.5;
  return (
    <div className="trim" ref={first}>
      {/* biome-ignore lint/a11y/useMediaCaption: it is music */}
      <audio
        ref={audio}
        preload="auto"
        src={`/radio/recordings/${whole}.mp3`}
        aria-label="Recording before the cut"
      />
      <Waveform
        {...{ peaks, seconds, position, from: start, to: end }}
        onSeek={(to) => audition(to, Number.POSITIVE_INFINITY)}
      >
        <TrimHandle
          label="Beginning of the recording"
          {...{ value: start, min: 0, max: end - minSeconds, seconds, onMove: setStart }}
        />
        <TrimHandle
          label="End of the recording"
          {...{ value: end, min: start + minSeconds, max: seconds, seconds, onMove: setEnd }}
        />
      </Waveform>
      <div className="trim-fields">
        <div className="trim-end">
          <PositionField label="Begins at" value={start} onChange={setStart} />
          <button
            type="button"
            className="button button-small"
            onClick={() => audition(start, start + auditionSeconds)}
          >
            Hear the beginning
          </button>
        </div>
        <div className="trim-end">
          <PositionField label="Ends at" value={end} onChange={setEnd} />
          <button
            type="button"
            className="button button-small"
            onClick={() => audition(Math.max(start, end - auditionSeconds), end)}
          >
            Hear the end
          </button>
        </div>
      </div>
      <p className="field-hint" role="status">
        {isAll
          ? `All of it is left: ${positionInWords(seconds)}.`
          : `${positionInWords(end - start)} of ${positionInWords(seconds)} is left. The original stays as it is.`}
      </p>
      {isMoving && (
        <label className="trim-moves">
          <input
            type="checkbox"
            checked={movesTimes}
            onChange={(event) => setMovesTimes(event.target.checked)}
          />
          Move the times of the tracklist {positionInWords(Math.abs(movedBy))}{' '}
          {movedBy > 0 ? 'earlier' : 'later'} with it
        </label>
      )}
      <div className="rows-actions">
        <button
          type="button"
          className="button button-small button-strong"
          onClick={() => onMake(isAll ? null : { start, end }, isMoving && movesTimes)}
        >
          Make it station-ready
        </button>
        {hasSilence && (
          <button type="button" className="button button-small" onClick={() => setPart(audible)}>
            Cut the silence
          </button>
        )}
        {!isAll && (
          <button
            type="button"
            className="button button-small"
            onClick={() => setPart({ start: 0, end: seconds })}
          >
            Keep all of it
          </button>
        )}
        <button type="button" className="button button-small button-plain" onClick={onClose}>
          Close
        </button>
      </div>
    </div>
  );
}

type PositionProps = { label: string; value: number; onChange: (seconds: number) => void };

/** A position that is applied on blur or Enter, because a half-typed number would move the handle. */
function PositionField({ label, value, onChange }: PositionProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    const seconds = readPosition(typed ?? '');
    if (seconds !== null) onChange(seconds);
    setTyped(null);
  };
  return (
    <Input
      label={label}
      inputMode="decimal"
      value={typed ?? positionInWords(value)}
      onChange={setTyped}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
      }}
    />
  );
}
