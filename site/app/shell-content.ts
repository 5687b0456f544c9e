import type { SiteContent } from '@longwave/contract/site-content.ts';
import { cleanHtml } from './rich-text.ts';
import { serverLog } from './server-log.ts';

export type Shell = ReturnType<typeof shellOf>;

/** The part of the home content file for the header and the footer. */
export function shellOf(site: SiteContent) {
  return {
    station: site.station,
    /** Whether the page of shows is listed; true if the home file does not mention it. */
    hasShows: site.children.find(({ id }) => id === 'shows')?.isListed ?? true,
    pages: site.children.filter((child) => child.isListed).map(({ id, title }) => ({ id, title })),
    /** Ids of pages in a section that are empty. */
    emptyParts: site.children.flatMap(({ children = [] }) =>
      children.filter(({ isListed }) => !isListed).map(({ id }) => id),
    ),
    routes: routesOf(site.children),
    additionalnav: site.additionalnav,
    imagenav: site.imagenav,
    footercopy: cleanHtml(site.footercopy),
    social: site.social,
    footermenucontact: site.footermenucontact,
  };
}

/** Used while the home file has never been read. */
export const bareShell: Shell = {
  station: {
    name: 'Radio',
    strapline: '',
    description: '',
    zone: 'UTC',
    language: 'en',
    logo: null,
    accountUrl: null,
  },
  hasShows: true,
  pages: [],
  emptyParts: [],
  routes: [],
  additionalnav: [],
  imagenav: [],
  footercopy: '',
  social: [],
  footermenucontact: [],
};

function routesOf(children: SiteContent['children']): string[] {
  if (children.length === 0) serverLog.warn('The home content file has no children: no pages are listed');
  return children.flatMap((child) => [child.id, ...(child.children ?? []).map(({ id }) => id)]);
}
