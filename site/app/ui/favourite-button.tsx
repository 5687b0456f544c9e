import { useStore } from 'zustand';
import { Icon } from '../player/icons.tsx';
import type { PlayableShow } from '../player/sound-player.ts';
import { askToCreateAccount, askToRemove } from '../prompts/prompts.ts';
import { saved } from '../saved/saved.ts';
import { useRecalledSaved } from '../saved/use-saved.ts';
import { showButtonWords } from '../words/show-buttons.ts';
import { fill } from '../words/words.ts';

export function FavouriteButton({ show, className = '' }: { show: PlayableShow; className?: string }) {
  useRecalledSaved();
  const kept = useStore(saved, ({ favourites }) => favourites.some((one) => one.show.id === show.id));
  const subject = { kind: 'favourite', show } as const;
  return (
    <button
      type="button"
      aria-label={fill(showButtonWords.favourite, { title: show.title })}
      aria-pressed={kept}
      aria-haspopup="dialog"
      className={`favourite-button ${className}`}
      onClick={() => (kept ? askToRemove(subject) : askToCreateAccount(subject))}
    >
      <Icon name="heart" filled={kept} />
    </button>
  );
}
