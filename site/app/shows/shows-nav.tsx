import type { ReactNode } from 'react';
import { SectionTabs } from '../ui/section-tabs.tsx';
import { showWords } from '../words/shows.ts';

const ways = () => [
  { href: '/shows', title: showWords.all },
  { href: '/shows/latest', title: showWords.latest },
  { href: '/shows/featured', title: showWords.featured },
  { href: '/shows/guests', title: showWords.guests },
];

/** The ways into the archive. */
export function ShowsNav({ children }: { children?: ReactNode }) {
  return (
    <div className="mt-6 md:mt-10">
      <SectionTabs label={showWords.title} tabs={ways()} />
      {children}
    </div>
  );
}
