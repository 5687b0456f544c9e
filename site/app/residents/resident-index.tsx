import type { ResidentCard } from '@longwave/contract/card.ts';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { residentsWords } from '../words/residents.ts';

export function ResidentIndex({ letters }: { letters: [string, ResidentCard[]][] }) {
  return letters.map(([letter, residents]) => (
    <section
      key={letter}
      id={`letter-${letter === '#' ? 'other' : letter}`}
      aria-label={letter === '#' ? residentsWords.noLetter : letter}
      className="grid scroll-mt-48 break-inside-avoid grid-cols-[3.25rem_1fr] border-b border-hairline py-3 md:scroll-mt-36"
    >
      <h2 className="pt-2 font-display text-5xl leading-none font-extrabold tracking-[-0.04em] text-accent-ink">
        {letter}
      </h2>
      <ul>
        {residents.map((resident) => (
          <li key={resident.id} className="break-inside-avoid">
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
      <Picture picture={resident.picture} sizes="64px" decorative className="aspect-square" />
      <span className="min-w-0">
        <span className="block font-display text-2xl leading-[1.05] font-bold tracking-[-0.02em] break-words decoration-2 underline-offset-4 group-hover:underline">
          {resident.name}
        </span>
        <span className="mt-0.5 block text-sm leading-snug text-muted">{resident.tagline}</span>
      </span>
    </Link>
  );
}
