import type { ReactNode } from 'react';
import { SectionTabs } from '../navigation/section-tabs.tsx';
import { showsWords } from '../words/shows.ts';

const tabs = () => [
  { href: '/shows', title: showsWords.all },
  { href: '/shows/latest', title: showsWords.latest },
  { href: '/shows/featured', title: showsWords.featured },
  { href: '/shows/guests', title: showsWords.guests },
];

export function ShowsNav({ children }: { children?: ReactNode }) {
  return (
    <div className="mt-6 md:mt-10">
      <SectionTabs label={showsWords.title} tabs={tabs()} />
      {children}
    </div>
  );
}
