import { useLocation } from 'react-router';
import { useEmptyParts } from '../root-data.ts';
import { Link } from '../ui/link.tsx';

type SectionTabsProps = { label: string; tabs: { href: string; title: string }[] };

/** Tabs for the pages of a section, except empty ones; on a phone they scroll rather than wrap. */
export function SectionTabs({ label, tabs }: SectionTabsProps) {
  const { pathname } = useLocation();
  const here = pathname.replace(/\/$/, '');
  const empty = useEmptyParts();
  const shown = tabs.filter(({ href }) => href === here || !empty.includes(href.slice(1)));
  if (shown.length < 2) return null;
  return (
    <nav aria-label={label} className="-mx-(--gutter) overflow-x-auto px-(--gutter) [scrollbar-width:none]">
      <ul className="flex gap-x-6 border-b border-current whitespace-nowrap">
        {shown.map(({ href, title }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={here === href ? 'page' : undefined}
              className="-mb-px inline-flex min-h-12 items-center border-b-4 border-transparent font-display text-base font-bold tracking-[-0.01em] hover:border-current aria-[current]:border-accent-line md:text-lg"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
