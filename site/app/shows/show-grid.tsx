import type { ShowCard as ShowFacts } from '@longwave/contract/card.ts';
import { ShowCard } from './show-card.tsx';

type ShowGridProps = {
  shows: ShowFacts[];
  /** How many cards are in the first screen: their pictures are loaded at once. */
  first?: number;
};

export function ShowGrid({ shows, first = 0 }: ShowGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-9 md:grid-cols-3 md:gap-x-5 md:gap-y-12 lg:grid-cols-4 xl:grid-cols-5">
      {shows.map((show, index) => (
        <li key={show.id} className="grid min-w-0">
          <ShowCard show={show} list={shows} first={index < first} />
        </li>
      ))}
    </ul>
  );
}
