import { addressesPerSitemap, type Sitemap } from '@longwave/contract/sitemap.ts';
import { Refusal } from '../http/problem.ts';
import { pageOfDocument } from '../pages/page-of-document.ts';
import type { Reader } from '../pages/reader.ts';
import { isEmptySection, quietPages, sections } from '../pages/sections.ts';

/** Every address worth finding. Sections stand on the first page, documents by the order they were first written. */
export function sitemap(reader: Reader, page: number): Sitemap {
  for (const list of ['shows', 'residents', 'collections', 'editorial', 'tv', 'pages']) reader.count(list);
  reader.uses.add('sitemap');
  const fixed = page === 1 ? fixedAddresses(reader) : [];
  const { total } = reader.store
    .sql(
      `SELECT sum(count) AS total FROM lists WHERE name IN ('shows', 'residents', 'collections', 'editorial', 'tv', 'pages')`,
    )
    .get() as { total: number | null };
  const perPage = addressesPerSitemap - 100;
  const pages = Math.max(1, Math.ceil((total ?? 0) / perPage));
  if (page > pages) throw new Refusal(404, `There is no page ${page} of the sitemap`, 'page');
  const rows = reader.store
    .sql(
      `SELECT type, slug, changed, live ->> 'validFrom' AS validFrom, live ->> 'validUntil' AS validUntil
       FROM documents WHERE live IS NOT NULL
       AND type IN ('show', 'resident', 'collection', 'article', 'video', 'page') ORDER BY id LIMIT ? + 0 OFFSET ?`,
    )
    .all(perPage, (page - 1) * perPage) as Row[];
  const taken = new Set(fixed.map(({ path }) => path));
  const addresses = rows
    .filter((row) => isWorthFinding(reader, row))
    .map((row) => ({
      path: `/${pageOfDocument(row.type, row.slug)}`,
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

type Row = {
  type: string;
  slug: string;
  changed: number;
  validFrom: string | null;
  validUntil: string | null;
};

function fixedAddresses(reader: Reader): Sitemap['addresses'] {
  const newest = reader.store
    .sql('SELECT max(changed) AS changed FROM documents WHERE live IS NOT NULL')
    .get();
  const changed = new Date((newest?.changed as number | null) ?? 0).toISOString();
  const ids = sections.flatMap((section) => [section.id, ...section.children.map(({ id }) => id)]);
  const shown = ids.filter((id) => id !== 'shows/filter' && !isEmptySection(reader, id));
  return ['', ...shown].map((id) => ({ path: `/${id}`, changed }));
}

function isWorthFinding(reader: Reader, row: Row): boolean {
  if (row.type !== 'page') return true;
  reader.uses.add(`page/${row.slug}`);
  if (quietPages.has(row.slug) || row.slug === 'home') return false;
  const from = row.validFrom ? Date.parse(row.validFrom) : 0;
  const until = row.validUntil ? Date.parse(row.validUntil) : Number.POSITIVE_INFINITY;
  reader.expireAt(from);
  reader.expireAt(until);
  return from <= reader.now && reader.now < until;
}
