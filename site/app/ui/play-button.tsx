import type { ShowCard } from '@longwave/contract/card.ts';
import { useStore } from 'zustand';
import { useBrowserSettings } from '../browser-settings.ts';
import { Icon } from '../player/icons.tsx';
import { askAhead, startShow, withShowPlayer } from '../player/load-show-player.ts';
import { soundPlayer } from '../player/sound-player.ts';
import { uiWords } from '../words/ui.ts';
import { fill } from '../words/words.ts';

type PlayButtonProps = {
  show: ShowCard;
  /** What plays after it. */
  list?: ShowCard[];
  /** With the word beside the sign, as on the show's own page. */
  large?: boolean;
};

/** Plays a show wherever it appears, and pauses it while it plays. */
export function PlayButton({ show, list, large = false }: PlayButtonProps) {
  const settings = useBrowserSettings();
  const state = useStore(soundPlayer, (player) => {
    if (player.noodsShowPage !== show.id) return 'idle';
    if (player.isPlaying) return 'playing';
    return player.loading ? 'busy' : 'idle';
  });
  if (!show.recording) return null;
  const active = state !== 'idle';
  return (
    <button
      type="button"
      aria-label={fill(active ? uiWords.pauseShow : uiWords.playShow, { title: show.title })}
      aria-busy={state === 'busy'}
      data-sound={state}
      className={`play-button ${large ? 'play-button-large' : ''}`}
      onPointerEnter={() => askAhead(settings, show)}
      onFocus={() => askAhead(settings, show)}
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
