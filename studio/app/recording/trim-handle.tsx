import type { KeyboardEvent, PointerEvent } from 'react';
import { positionInWords } from './position.ts';

type HandleProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  /** Length of the whole recording. */
  seconds: number;
  onMove: (seconds: number) => void;
};

/** A handle for the beginning or end of a trimmed recording, moved along its waveform with mouse, finger or keys. */
export function TrimHandle({ label, value, min, max, seconds, onMove }: HandleProps) {
  const move = (to: number) => onMove(Math.round(Math.max(min, Math.min(max, to)) * 10) / 10);

  function drag(event: PointerEvent<HTMLDivElement>): void {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { left, width } = (event.currentTarget.parentElement as HTMLElement).getBoundingClientRect();
    move(((event.clientX - left) / width) * seconds);
  }

  function onKey(event: KeyboardEvent): void {
    const step = event.shiftKey ? 0.1 : 1;
    const to: Record<string, number> = {
      ...{
        ArrowLeft: value - step,
        ArrowDown: value - step,
        ArrowRight: value + step,
        ArrowUp: value + step,
      },
      ...{ PageDown: value - 10, PageUp: value + 10, Home: min, End: max },
    };
    const wanted = to[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    move(wanted);
  }

  return (
    <div
      className="trim-handle"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={positionInWords(value)}
      style={{ left: `${(100 * value) / (seconds || 1)}%` }}
      onKeyDown={onKey}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
    />
  );
}
