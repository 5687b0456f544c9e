import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useBrowserSettings } from '../../root-data.ts';
import { clock } from '../../ui/time.ts';
import { playerWords } from '../../words/player.ts';
import { fill } from '../../words/words.ts';
import { withShowPlayer } from '../load-show-player.ts';
import type { PlayableShow } from '../sound-player.ts';
import { soundPlayer } from '../sound-player.ts';
import { useShowTime } from '../use-show-time.ts';
import { useWaveform, waveformPath } from './waveform.ts';

/** The seek bar over the waveform. While it is dragged, the sound plays on until the position is chosen. */
export function Seek({ show }: { show: PlayableShow }) {
  const settings = useBrowserSettings();
  const { time, duration } = useShowTime(show);
  const [chosen, setChosen] = useState<number | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const peaks = useWaveform(useStore(soundPlayer, (player) => player.waveformUrl));
  const shown = chosen ?? time;
  const part = duration > 0 ? Math.min(shown / duration, 1) : 0;

  // React's onChange is the DOM's input event; the DOM's change event comes when the slider is released.
  useEffect(() => {
    const element = input.current;
    const choose = () => {
      if (!element) return;
      const seconds = element.valueAsNumber;
      withShowPlayer(settings, (player) => {
        player.seekTo(seconds);
        setChosen(null);
      });
    };
    element?.addEventListener('change', choose);
    return () => element?.removeEventListener('change', choose);
  }, [settings]);

  return (
    <div className="player-seek">
      <time className="player-time">{clock(shown)}</time>
      <div className="player-wave">
        <svg viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
          <path className="wave-all" d={waveformPath(peaks)} />
          <clipPath id="wave-heard">
            <rect width={part * 1000} height="100" />
          </clipPath>
          <path className="wave-heard" d={waveformPath(peaks)} clipPath="url(#wave-heard)" />
        </svg>
        <input
          ref={input}
          type="range"
          className="range range-over"
          aria-label={playerWords.seek}
          min={0}
          max={Math.max(1, Math.round(duration))}
          step={1}
          value={Math.round(shown)}
          aria-valuetext={fill(playerWords.position, { position: clock(shown), duration: clock(duration) })}
          onChange={(event) => setChosen(event.currentTarget.valueAsNumber)}
        />
      </div>
      <time className="player-time">{clock(duration)}</time>
    </div>
  );
}
