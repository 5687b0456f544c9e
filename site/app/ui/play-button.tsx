import type { ShowCard } from '@longwave/contract/card.ts';

type PlayButtonProps = {
  show: ShowCard;
  /** What plays after it. */
  list?: ShowCard[];
  /** With the word beside the sign, as on the show's own page. */
  large?: boolean;
};

export function PlayButton({ show }: PlayButtonProps) {
  return (
    <button type="button" className="play-button" aria-label={`Play ${show.title}`}>
      ▶
    </button>
  );
}
