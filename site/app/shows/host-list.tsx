import type { ResidentCard } from '@longwave/contract/card.ts';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';

/** The hosts of a show or a programme: picture, name and tagline. */
export function HostList({ hosts, className = '' }: { hosts: ResidentCard[]; className?: string }) {
  return (
    <ul className={`border-b border-hairline ${className}`}>
      {hosts.map((resident) => (
        <li key={resident.id}>
          <Host resident={resident} />
        </li>
      ))}
    </ul>
  );
}

function Host({ resident }: { resident: ResidentCard }) {
  return (
    <article className="group relative grid grid-cols-[6rem_1fr] items-center gap-x-5 border-t border-hairline py-4 sm:grid-cols-[8rem_1fr]">
      <Picture picture={resident.picture} sizes="128px" decorative className="aspect-square" />
      <div className="min-w-0">
        <h3 className="font-display text-2xl leading-[1.05] font-bold tracking-[-0.02em] break-words md:text-3xl">
          <Link
            href={`/residents/${resident.id}`}
            className="decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {resident.name}
          </Link>
        </h3>
        {resident.tagline && <p className="mt-1 text-muted">{resident.tagline}</p>}
      </div>
    </article>
  );
}
