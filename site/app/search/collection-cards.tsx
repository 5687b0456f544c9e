import type { CollectionCard as Collection } from '@longwave/contract/card.ts';
import { CollectionCard } from '../ui/collection-card.tsx';

export function CollectionCards({ collections }: { collections: Collection[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-10 sm:gap-x-6 lg:grid-cols-3">
      {collections.map((collection) => (
        <li key={collection.id} className="grid min-w-0">
          <CollectionCard collection={collection} />
        </li>
      ))}
    </ul>
  );
}
