import type { Sitemap } from '@longwave/contract/sitemap.ts';
import { document, element, textElement } from './xml.ts';

const xmlns = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export function sitemapOf(origin: string, addresses: Sitemap['addresses']): string {
  return document(
    element(
      'urlset',
      { xmlns },
      addresses.map(({ path, changed }) =>
        element('url', {}, [textElement('loc', origin + path), textElement('lastmod', changed)]),
      ),
    ),
  );
}

/** Beyond 50,000 addresses one file may not hold them all: a list of such files. */
export function sitemapIndex(origin: string, pages: number): string {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  return document(
    element(
      'sitemapindex',
      { xmlns },
      numbers.map((number) =>
        element('sitemap', {}, [textElement('loc', `${origin}/sitemap.xml?page=${number}`)]),
      ),
    ),
  );
}
