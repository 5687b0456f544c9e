import type { ShowCard } from '@longwave/contract/card.ts';
import { useStore } from 'zustand';
import { useBrowserSettings } from '../root-data.ts';
import { Icon } from '../ui/icon.tsx';
import { uiWords } from '../words/ui.ts';
import { fill } from '../words/words.ts';
import { prefetchShow, startShow, withShowPlayer } from './load-show-player.ts';
import { soundPlayer } from './sound-player.ts';

type PlayButtonProps = {
  show: ShowCard;
  /** The shows that play after it. */
  list?: ShowCard[];
  /** Whether there is a word beside the icon. */
  large?: boolean;
};

/** Plays or pauses a show. */
export function PlayButton({ show, list, large = false }: PlayButtonProps) {
  const settings = useBrowserSettings();
  const soundState = useStore(soundPlayer, (player) => {
    if (player.noodsShowPage !== show.id) return 'idle';
    if (player.isPlaying) return 'playing';
    return player.loading ? 'busy' : 'idle';
  });
  if (!show.recording) return null;
  const active = soundState !== 'idle';
  return (
    <button
      type="button"
      aria-label={fill(active ? uiWords.pauseShow : uiWords.playShow, { title: show.title })}
      aria-busy={soundState === 'busy'}
      data-sound={soundState}
      className={`play-button ${large ? 'play-button-large' : ''}`}
      onPointerEnter={() => prefetchShow(settings, show)}
      onFocus={() => prefetchShow(settings, show)}
      onClick={() =>
        active
          ? withShowPlayer(settings, (player) => player.pause())
          : startShow(settings, (player) => player.play(show, { list }))
      }
    >
      <Icon name={active ? 'pause' : 'play'} />
      {large && <span aria-hidden="true">{active ? uiWords.pause : uiWords.play}</span>}
    </button>
  );
}
