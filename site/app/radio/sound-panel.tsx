import { useEffect } from 'react';
import { SleepTimerField } from '../player/sleep-timer-field.tsx';
import VolumeSlider from '../player/volume-slider.tsx';
import { soundSettingsWords } from '../words/sound-settings.ts';
import type { OnAirShow } from './on-air.ts';

/** Volume and sleep timer of the live strip. */
export default function SoundPanel({ show, onClose }: { show: OnAirShow | null; onClose: () => void }) {
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [onClose]);
  return (
    <div className="strip-panel">
      <div className="player-field">
        <span aria-hidden="true">{soundSettingsWords.volume}</span>
        <VolumeSlider width="8rem" />
      </div>
      <SleepTimerField end={show ? Date.parse(show.end_time) : null} />
    </div>
  );
}
