import type { ShowCard } from '@longwave/contract/card.ts';

export function FavouriteButton({ show }: { show: Pick<ShowCard, 'id' | 'title'> }) {
  return (
    <button type="button" className="favourite-button" aria-label={`Favourite ${show.title}`}>
      ♡
    </button>
  );
}
