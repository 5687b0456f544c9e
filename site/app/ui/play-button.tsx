import type { ShowCard } from '@longwave/contract/card.ts';

type PlayButtonProps = { show: ShowCard; list?: ShowCard[] };

export function PlayButton({ show }: PlayButtonProps) {
  return (
    <button type="button" className="play-button" aria-label={`Play ${show.title}`}>
      ▶
    </button>
  );
}
