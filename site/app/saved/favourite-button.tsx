import { useStore } from 'zustand';
import type { PlayableShow } from '../player/sound-player.ts';
import { Icon } from '../ui/icon.tsx';
import { showButtonWords } from '../words/show-buttons.ts';
import { fill } from '../words/words.ts';
import { askToCreateAccount, askToRemove } from './prompts/prompts.ts';
import { saved } from './saved.ts';
import { useRestoredSaved } from './use-saved.ts';

export function FavouriteButton({ show, className = '' }: { show: PlayableShow; className?: string }) {
  useRestoredSaved();
  const isSaved = useStore(saved, ({ favourites }) => favourites.some((one) => one.show.id === show.id));
  const subject = { kind: 'favourite', show } as const;
  return (
    <button
      type="button"
      aria-label={fill(showButtonWords.favourite, { title: show.title })}
      aria-pressed={isSaved}
      aria-haspopup="dialog"
      className={`favourite-button ${className}`}
      onClick={() => (isSaved ? askToRemove(subject) : askToCreateAccount(subject))}
    >
      <Icon name="heart" filled={isSaved} />
    </button>
  );
}
