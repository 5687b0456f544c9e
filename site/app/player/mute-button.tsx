import { useStore } from 'zustand';
import { soundSettingsWords } from '../words/sound-settings.ts';
import { engine } from './engine/engine.ts';
import { Icon } from './icons.tsx';
import { keepSoundSettings } from './sound-settings.ts';

/** Silences whatever plays without stopping it. */
export default function MuteButton({
  className,
  disabled = false,
}: {
  className: string;
  disabled?: boolean;
}) {
  const muted = useStore(engine.store, (sound) => sound.muted);
  return (
    <button
      type="button"
      className={className}
      aria-label={soundSettingsWords.mute}
      aria-pressed={muted}
      disabled={disabled}
      onClick={() => {
        engine.setMuted(!muted);
        keepSoundSettings();
      }}
    >
      <Icon name={muted ? 'muted' : 'speaker'} />
    </button>
  );
}
