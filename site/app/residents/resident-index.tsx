import type { ResidentCard } from '@longwave/contract/card.ts';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';

/** Everyone, letter by letter, set like the bill of a festival. */
export function ResidentIndex({ letters }: { letters: [string, ResidentCard[]][] }) {
  return letters.map(([letter, residents]) => (
    <section
      key={letter}
      id={`letter-${letter === '#' ? 'other' : letter}`}
      aria-label={letter === '#' ? 'Figures and signs' : letter}
      className="grid scroll-mt-40 border-b border-hairline py-5 md:scroll-mt-28 md:grid-cols-[5rem_1fr] md:gap-x-8 lg:grid-cols-[10rem_1fr]"
    >
      <h2 className="font-display text-5xl leading-none font-extrabold tracking-[-0.04em] text-accent-ink md:text-7xl">
        {letter}
      </h2>
      <ul className="mt-4 grid gap-x-8 sm:grid-cols-2 md:mt-0 xl:grid-cols-3">
        {residents.map((resident) => (
          <li key={resident.id}>
            <Name resident={resident} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Name({ resident }: { resident: ResidentCard }) {
  return (
    <Link
      href={`/residents/${resident.id}`}
      className="group grid grid-cols-[4rem_1fr] items-center gap-x-4 py-2"
    >
      <Picture
        picture={resident.picture}
        sizes="64px"
        decorative
        className="block aspect-square overflow-hidden [&>img]:size-full [&>img]:object-cover"
      />
      <span className="min-w-0">
        <span className="block font-display text-2xl leading-[1.05] font-bold tracking-[-0.02em] break-words decoration-2 underline-offset-4 group-hover:underline">
          {resident.name}
        </span>
        <span className="mt-0.5 block truncate text-sm text-muted">{resident.tagline}</span>
      </span>
    </Link>
  );
}
