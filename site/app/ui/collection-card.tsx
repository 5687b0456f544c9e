import type { CollectionCard as CollectionFacts } from '@longwave/contract/card.ts';
import { collectionWords } from '../words/collection-card.ts';
import { collectionKindTitles } from '../words/collection-kinds.ts';
import { plural } from '../words/plural.ts';
import { Link } from './link.tsx';
import { Picture } from './picture.tsx';

type CollectionCardProps = { collection: CollectionFacts; sizes?: string; first?: boolean };

/** The card of a collection: kind, number of shows, picture, title and summary. */
export function CollectionCard({
  collection,
  sizes = '(min-width: 64rem) 31vw, 48vw',
  first = false,
}: CollectionCardProps) {
  return (
    <article className="group relative flex min-w-0 flex-col border-t border-rule pt-3">
      <p className="flex justify-between gap-x-3 font-mono text-xs text-muted max-sm:flex-col">
        <span>{collectionKindTitles[collection.kind]}</span>
        <span>{plural(collectionWords.shows, collection.count)}</span>
      </p>
      <Picture
        picture={collection.picture}
        sizes={sizes}
        first={first}
        decorative
        className="mt-3 aspect-square"
      />
      <h3 className="mt-3 font-display text-xl leading-[1.02] font-bold tracking-[-0.025em] text-balance break-words sm:text-2xl md:text-3xl">
        <Link
          href={`/collections/${collection.id}`}
          className="decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {collection.title}
        </Link>
      </h3>
      <p className="mt-2 max-w-[48ch] text-sm leading-normal text-muted">{collection.summary}</p>
    </article>
  );
}
