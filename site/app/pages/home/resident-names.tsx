import type { ResidentCard } from '@longwave/contract/card.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { homeDeferredWords } from '../../words/home-deferred.ts';

/** The names of all residents in one paragraph, with a picture at every third. */
export function ResidentNames({ residents }: { residents: ResidentCard[] }) {
  if (residents.length === 0) return null;
  return (
    <section className="below-first-screen wrap py-16 md:py-24" aria-labelledby="residents">
      <SectionHead
        title={homeDeferredWords.residents}
        id="residents"
        more={{ href: '/residents', title: homeDeferredWords.everyone }}
      />
      <ul className="flex flex-wrap items-center gap-x-[0.35em] gap-y-1 font-display text-[clamp(2rem,5vw,4.75rem)] leading-[1.02] font-extrabold tracking-[-0.045em]">
        {residents.map((resident, index) => (
          <li key={resident.id} className="flex max-w-full items-center gap-[0.25em]">
            {index % 3 === 0 && (
              <Picture
                picture={resident.picture}
                sizes="80px"
                decorative
                className="size-[0.85em] shrink-0"
              />
            )}
            <Link
              href={`/residents/${resident.id}`}
              className="min-w-0 hover:text-accent-ink hover:underline hover:decoration-4 hover:underline-offset-6"
            >
              {resident.name}
            </Link>
            {index < residents.length - 1 && (
              <span aria-hidden="true" className="text-accent-line">
                /
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
