import type { SiteContent } from '@longwave/contract/site-content.ts';
import { cleanHtml } from '../rich-text.ts';

export type Shell = ReturnType<typeof shellOf>;

/** The part of the home content file that every page's header and footer are made of. */
export function shellOf(site: SiteContent) {
  return {
    station: site.station,
    /** Without shows there is nothing to discover; a home file that does not tell of them may have some. */
    hasShows: site.children.find(({ id }) => id === 'shows')?.isListed ?? true,
    pages: site.children.filter((child) => child.isListed).map(({ id, title }) => ({ id, title })),
    /** Parts of sections with nothing in them. */
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

/** When the home file was never read: enough for a page that says so. */
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
  if (children.length === 0) console.warn('The home content file has no children: no pages are listed');
  return children.flatMap((child) => [child.id, ...(child.children ?? []).map(({ id }) => id)]);
}
