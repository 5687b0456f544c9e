import type { ReactNode } from 'react';
import { SectionTabs } from '../ui/section-tabs.tsx';

const ways = [
  { href: '/shows', title: 'All' },
  { href: '/shows/latest', title: 'Latest' },
  { href: '/shows/featured', title: 'Featured' },
  { href: '/shows/guests', title: 'Guests' },
];

/** The ways into the archive. */
export function ShowsNav({ children }: { children?: ReactNode }) {
  return (
    <div className="mt-6 md:mt-10">
      <SectionTabs label="Shows" tabs={ways} />
      {children}
    </div>
  );
}
