import { useStore } from 'zustand';
import { Icon } from '../ui/icon.tsx';
import { soundSettingsWords } from '../words/sound-settings.ts';
import { engine } from './engine/engine.ts';
import { storeSoundSettings } from './sound-settings.ts';

/** Mutes the current sound without stopping it. */
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
        storeSoundSettings();
      }}
    >
      <Icon name={muted ? 'muted' : 'speaker'} />
    </button>
  );
}
