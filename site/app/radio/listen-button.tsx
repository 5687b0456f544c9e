import { useStore } from 'zustand';
import { useBrowserSettings } from '../root-data.ts';
import { Icon } from '../ui/icon.tsx';
import { onAirWords } from '../words/on-air.ts';
import { pauseRadio, startRadio } from './live-radio.ts';
import { radio } from './radio-state.ts';

/** A button with icon and name that starts or pauses the stream. */
export function ListenButton({ className }: { className: string }) {
  const { streamUrl } = useBrowserSettings();
  const state = useStore(radio, ({ state }) => state);
  const wanted = state !== 'off' && state !== 'tap';
  return (
    <button
      type="button"
      className={className}
      aria-busy={state === 'starting' || state === 'reconnecting'}
      onClick={() => (wanted ? pauseRadio() : startRadio(streamUrl))}
    >
      <Icon name={wanted ? 'pause' : 'play'} />
      <span>{wanted ? onAirWords.pause : onAirWords.listenLive}</span>
    </button>
  );
}
