import { sitemap } from '@longwave/contract/sitemap.ts';
import { browserSettings } from '../../browser-settings.ts';
import { content } from '../../content.ts';
import { ContentError } from '../../content-error.ts';
import { pageNumber } from '../../page-number.ts';
import { sitemapIndexXml, sitemapXml } from '../sitemap.ts';
import { feedResponse } from '../source.ts';
import type { Route } from './+types/sitemap';

/** /sitemap.xml: all URLs, or an index of sitemaps when there are too many for one. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { siteUrl } = context.get(browserSettings);
  const hasPage = url.searchParams.has('page');
  const found = await context
    .get(content)
    .read(`/sitemap.json?page=${pageNumber(url)}`, sitemap)
    .catch((error: unknown) => {
      if (error instanceof ContentError && error.status === 404) return undefined;
      throw error;
    });
  if (!found) return new Response('There are not that many sitemaps\n', { status: 404 });
  const { pages, addresses } = found;
  const text = pages > 1 && !hasPage ? sitemapIndexXml(siteUrl, pages) : sitemapXml(siteUrl, addresses);
  return feedResponse(text, 'application/xml');
}
