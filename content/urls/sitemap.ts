import { type Sitemap, urlsPerSitemap } from '@longwave/contract/sitemap.ts';
import { HttpError } from '../http/http-error.ts';
import { pageIdOf } from '../pages/page-id.ts';
import { findEmptySections, sectionIds, unlistedPages } from '../pages/sections.ts';
import { isValidNow } from '../pages/validity.ts';
import type { Reader } from '../store/reader.ts';
import type { SitemapRow } from '../store/tables/documents.ts';

const lists = ['shows', 'residents', 'programmes', 'collections', 'editorial', 'tv', 'pages'];

/** One page of the sitemap. Sections are on the first page, documents are in the order in which they were first written. */
export async function buildSitemap(reader: Reader, page: number): Promise<Sitemap> {
  reader.dependencies.add('sitemap');
  const [fixed, counts] = await Promise.all([page === 1 ? sectionUrls(reader) : [], reader.counts(lists)]);
  const perPage = urlsPerSitemap - 100;
  const pages = Math.max(1, Math.ceil(counts.reduce((sum, count) => sum + count, 0) / perPage));
  if (page > pages) throw new HttpError(404, `There is no page ${page} of the sitemap`, 'page');
  const rows = await reader.reads.documents.sitemap(perPage, (page - 1) * perPage);
  const taken = new Set(fixed.map(({ path }) => path));
  const addresses = rows
    .filter((row) => isListed(reader, row))
    .map((row) => ({
      path: `/${pageIdOf(row.type, row.slug)}`,
      changed: new Date(row.changed).toISOString(),
    }))
    .filter(({ path }) => !taken.has(path));
  return {
    page,
    pages,
    addresses: [...fixed, ...addresses].sort((a, b) =>
      a.changed < b.changed ? 1 : a.changed > b.changed ? -1 : 0,
    ),
  };
}

async function sectionUrls(reader: Reader): Promise<Sitemap['addresses']> {
  const [empty, newest] = await Promise.all([
    findEmptySections(reader),
    reader.reads.documents.lastChanged(),
  ]);
  const changed = new Date(newest).toISOString();
  const shown = sectionIds.filter((id) => id !== 'shows/filter' && !empty.has(id));
  return ['', ...shown].map((id) => ({ path: `/${id}`, changed }));
}

function isListed(reader: Reader, row: SitemapRow): boolean {
  if (row.type !== 'page') return true;
  reader.dependencies.add(`page/${row.slug}`);
  if (unlistedPages.has(row.slug) || row.slug === 'home') return false;
  return isValidNow(reader, row);
}
