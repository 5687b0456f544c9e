import { useEffect } from 'react';
import { useNow } from '../browser/use-now.ts';
import { SleepTimerField } from '../player/sleep-timer-field.tsx';
import VolumeSlider from '../player/volume-slider.tsx';
import { soundSettingsWords } from '../words/sound-settings.ts';
import type { OnAirShow } from './on-air.ts';
import { endHeard } from './on-air-changes.ts';
import { rewoundInstant } from './rewind.ts';

/** Volume and sleep timer of the live strip. */
export default function SoundPanel({ show, onClose }: { show: OnAirShow | null; onClose: () => void }) {
  const now = useNow(Date.now());
  const behind = Date.now() - (rewoundInstant() ?? Date.now());
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
      <SleepTimerField end={show && endHeard(show, behind, now)} />
    </div>
  );
}
