import type { ResidentCard as ResidentFacts } from '@longwave/contract/card.ts';
import { Link } from './link.tsx';
import { Picture } from './picture.tsx';

/** The card of a resident: picture, name and tagline. */
export function ResidentCard({
  resident,
  sizes = '(min-width: 64rem) 16vw, (min-width: 48rem) 24vw, 48vw',
}: {
  resident: ResidentFacts;
  sizes?: string;
}) {
  return (
    <article className="group relative min-w-0">
      <Picture picture={resident.picture} sizes={sizes} decorative className="aspect-square" />
      <h3 className="mt-2.5 font-display text-lg leading-[1.08] font-bold tracking-[-0.015em] break-words">
        <Link
          href={`/residents/${resident.id}`}
          className="decoration-2 underline-offset-3 group-hover:underline after:absolute after:inset-0"
        >
          {resident.name}
        </Link>
      </h3>
      {resident.tagline && <p className="mt-1 text-sm text-muted">{resident.tagline}</p>}
    </article>
  );
}
