import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useBrowserSettings } from '../../browser-settings.ts';
import { clock } from '../../ui/time.ts';
import { playerWords } from '../../words/player.ts';
import { fill } from '../../words/words.ts';
import { withShowPlayer } from '../load-show-player.ts';
import type { PlayableShow } from '../sound-player.ts';
import { soundPlayer } from '../sound-player.ts';
import { useShowTime } from '../use-show-time.ts';
import { useWaveform, waveformPath } from './waveform.ts';

/** Where in the show it is, over the shape of its sound. While a finger is on it, the sound waits for its choice. */
export function Seek({ show }: { show: PlayableShow }) {
  const settings = useBrowserSettings();
  const { time, duration } = useShowTime(show);
  const [wanted, setWanted] = useState<number | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const peaks = useWaveform(useStore(soundPlayer, (player) => player.waveformUrl));
  const shown = wanted ?? time;
  const part = duration > 0 ? Math.min(shown / duration, 1) : 0;

  // React's onChange is the DOM's input event; the choice is made at the DOM's change event.
  useEffect(() => {
    const element = input.current;
    const choose = () => {
      if (!element) return;
      const seconds = element.valueAsNumber;
      withShowPlayer(settings, (player) => {
        player.seekTo(seconds);
        setWanted(null);
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
          onChange={(event) => setWanted(event.currentTarget.valueAsNumber)}
        />
      </div>
      <time className="player-time">{clock(duration)}</time>
    </div>
  );
}
