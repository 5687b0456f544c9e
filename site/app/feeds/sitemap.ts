import type { Sitemap } from '@longwave/contract/sitemap.ts';
import { element, textElement, xmlDocument } from './xml.ts';

const xmlns = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export function sitemapXml(origin: string, addresses: Sitemap['addresses']): string {
  return xmlDocument(
    element(
      'urlset',
      { xmlns },
      addresses.map(({ path, changed }) =>
        element('url', {}, [textElement('loc', origin + path), textElement('lastmod', changed)]),
      ),
    ),
  );
}

/** An index of several sitemaps, for more than the 50,000 URLs that one sitemap may have. */
export function sitemapIndexXml(origin: string, pages: number): string {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  return xmlDocument(
    element(
      'sitemapindex',
      { xmlns },
      numbers.map((number) =>
        element('sitemap', {}, [textElement('loc', `${origin}/sitemap.xml?page=${number}`)]),
      ),
    ),
  );
}
