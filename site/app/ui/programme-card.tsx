import type { ProgrammeCard as ProgrammeFacts } from '@longwave/contract/card.ts';
import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import { Picture } from './picture.tsx';

type ProgrammeCardProps = {
  programme: ProgrammeFacts;
  /** A short line above the title, such as the next time it is on. */
  note?: ReactNode;
  sizes?: string;
  first?: boolean;
};

/** The card of a programme: picture, note, title and residents. */
export function ProgrammeCard({
  programme,
  note,
  sizes = '(min-width: 80rem) 19vw, (min-width: 64rem) 24vw, (min-width: 48rem) 32vw, 48vw',
  first = false,
}: ProgrammeCardProps) {
  const hosts = programme.residents.map(({ name }) => name).join(', ');
  return (
    <article className="group relative flex min-w-0 flex-col">
      <Picture picture={programme.picture} sizes={sizes} first={first} decorative className="aspect-square" />
      {note && <p className="mt-2.5 font-mono text-[0.6875rem] text-muted">{note}</p>}
      <h3
        className={`${note ? 'mt-1' : 'mt-2.5'} font-display text-xl leading-[1.05] font-bold tracking-[-0.02em] text-balance break-words`}
      >
        <Link
          href={`/programmes/${programme.id}`}
          className="decoration-2 underline-offset-3 group-hover:underline after:absolute after:inset-0"
        >
          {programme.title}
        </Link>
      </h3>
      {hosts && <p className="mt-1 text-sm">{hosts}</p>}
    </article>
  );
}

export function ProgrammeGrid({ children }: { children: ReactNode }) {
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-9 md:grid-cols-3 md:gap-x-5 md:gap-y-12 lg:grid-cols-4 xl:grid-cols-5">
      {children}
    </ul>
  );
}
