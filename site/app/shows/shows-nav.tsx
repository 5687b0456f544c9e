import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Link } from '../ui/link.tsx';

const ways = [
  { href: '/shows', title: 'All' },
  { href: '/shows/latest', title: 'Latest' },
  { href: '/shows/featured', title: 'Featured' },
  { href: '/shows/guests', title: 'Guests' },
];

/** The ways into the archive. */
export function ShowsNav({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-y border-rule py-2 md:mt-12">
      <nav aria-label="Shows" className="flex flex-wrap gap-x-5">
        {ways.map(({ href, title }) => (
          <Link
            key={href}
            href={href}
            aria-current={pathname.replace(/\/$/, '') === href ? 'page' : undefined}
            className="inline-flex min-h-11 items-center font-display text-lg font-bold text-muted decoration-2 underline-offset-6 hover:text-ink aria-[current]:text-ink aria-[current]:underline md:text-xl"
          >
            {title}
          </Link>
        ))}
      </nav>
      {children}
    </div>
  );
}
