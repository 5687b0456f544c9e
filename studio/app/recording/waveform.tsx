import { type PointerEvent, type ReactNode, useMemo, useRef } from 'react';
import './waveform.css';

type WaveformProps = {
  peaks: number[];
  seconds: number;
  /** The part from `from` to `to` is drawn strong; the rest is cut off. */
  from: number;
  to: number;
  /** Seconds; null before anything was played. */
  position: number | null;
  onSeek: (seconds: number) => void;
  /** Handles that move along the waveform. */
  children?: ReactNode;
};

/** The waveform of a recording. It is hidden from screen readers, since the player and the fields beside it do the same. */
export function Waveform({ peaks, seconds, from, to, position, onSeek, children }: WaveformProps) {
  const box = useRef<HTMLDivElement>(null);
  const shape = useMemo(() => outline(peaks), [peaks]);
  const seek = (event: PointerEvent) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onSeek(Math.max(0, Math.min(1, (event.clientX - left) / width)) * seconds);
  };
  const percent = (at: number) => `${(100 * at) / (seconds || 1)}%`;
  return (
    <div ref={box} className="waveform">
      <div className="waveform-shape" aria-hidden="true" onPointerDown={seek}>
        <svg viewBox={`0 0 ${Math.max(1, peaks.length)} 100`} preserveAspectRatio="none">
          <title>Waveform</title>
          <path className="waveform-all" d={shape} />
        </svg>
        <div
          className="waveform-part"
          style={{ clipPath: `inset(0 calc(100% - ${percent(to)}) 0 ${percent(from)})` }}
        >
          <svg viewBox={`0 0 ${Math.max(1, peaks.length)} 100`} preserveAspectRatio="none">
            <title>Waveform</title>
            <path className="waveform-heard" d={shape} />
          </svg>
        </div>
        {position !== null && <span className="waveform-position" style={{ left: percent(position) }} />}
      </div>
      {children}
    </div>
  );
}

/** Path of a symmetric waveform, scaled so that the loudest peak fills the height and silence is still a line. */
function outline(peaks: number[]): string {
  const loudest = peaks.reduce((most, peak) => Math.max(most, peak), 0.05);
  const heights = peaks.map((peak) => Math.max(1, (peak / loudest) ** 0.7 * 47));
  const above = heights.map((height, at) => `${at} ${(50 - height).toFixed(1)}`);
  const below = heights.map((height, at) => `${at} ${(50 + height).toFixed(1)}`).reverse();
  return peaks.length > 0 ? `M${above.join('L')}L${below.join('L')}Z` : '';
}
