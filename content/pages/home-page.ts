import type { SiteContent } from '@longwave/contract/site-content.ts';
import { iconsPath } from '../brand/icons.ts';
import { plainStation } from '../plain-station.ts';
import { pageHead } from './head.ts';
import type { Reader } from './reader.ts';
import { isEmptySection, quietPages, sections } from './sections.ts';

/** home, and what every page's header and footer are made of. */
export function homePage(reader: Reader): SiteContent {
  const { document: station, changed } = reader.document('station', 'station') ?? {
    document: plainStation,
    changed: 0,
  };
  const text = reader.document('page', 'home')?.document.text ?? '';
  const latest = reader.shows(reader.list('shows', 18));
  const recent = reader.shows(reader.list('shows', 60)).flatMap((show) => show.residents.map(({ id }) => id));
  return {
    ...pageHead('home', station.name, station.description, station.logo, text, changed),
    kind: 'home',
    latest,
    featured: reader.shows(reader.list('shows/featured', 8)),
    collection: featuredCollection(reader),
    articles: reader.articles(reader.list('editorial', 6)),
    videos: reader.videos(reader.list('tv', 6)),
    residents: reader.residents([...new Set(recent)].slice(0, 12)),
    station: {
      name: station.name,
      strapline: station.strapline,
      description: station.description,
      zone: station.zone,
      language: station.language,
      logo: station.logo,
      brand: station.brand ?? null,
      icons: iconsPath(station),
      accountUrl: station.accountUrl,
    },
    children: children(reader),
    additionalnav: station.additionalnav,
    imagenav: station.imagenav,
    footercopy: station.footercopy,
    social: station.social,
    footermenucontact: station.footermenucontact,
  };
}

function featuredCollection(reader: Reader): SiteContent['collection'] {
  const ids = reader.list('collections', 500);
  const cards = reader.collections(ids);
  const documents = cards.map((card) => reader.document('collection', card.id)?.document);
  const at = Math.max(
    0,
    documents.findIndex((document) => document?.featured),
  );
  const [card, document] = [cards[at], documents[at]];
  if (!card || !document) return null;
  return { card, shows: reader.shows(document.shows.slice(0, 8)) };
}

/** Sections first, in their order, then further pages by title. Pages outside their span are left out. */
function children(reader: Reader): SiteContent['children'] {
  const own = new Map(ownPages(reader).map((page) => [page.slug, page]));
  const known = new Set(['home', ...quietPages.keys(), ...sections.map((section) => section.id)]);
  const further = [...own.values()].filter((page) => !known.has(page.slug));
  return [
    ...sections.map((section) => ({
      id: section.id,
      title: own.get(section.id)?.title ?? section.title,
      isListed: !isEmptySection(reader, section.id) && (own.get(section.id)?.isListed ?? section.isListed),
      ...(section.children.length > 0 && {
        children: section.children.map(({ id, title }) => ({
          id,
          title,
          isListed: !isEmptySection(reader, id),
        })),
      }),
    })),
    ...further
      .filter((page) => isValid(reader, page))
      .sort((a, b) => a.title.localeCompare(b.title))
      .map(({ slug, title, isListed }) => ({ id: slug, title, isListed })),
  ];
}

type OwnPage = {
  slug: string;
  title: string;
  isListed: boolean;
  validFrom: string | null;
  validUntil: string | null;
};

function ownPages(reader: Reader): OwnPage[] {
  reader.list('pages', 0);
  const rows = reader.store
    .sql(`SELECT live FROM documents WHERE type = 'page' AND live IS NOT NULL`)
    .all() as { live: string }[];
  const pages = rows.map((row) => JSON.parse(row.live) as OwnPage);
  for (const page of pages) reader.uses.add(`page/${page.slug}`);
  return pages;
}

function isValid(reader: Reader, page: OwnPage): boolean {
  const from = page.validFrom ? Date.parse(page.validFrom) : 0;
  const until = page.validUntil ? Date.parse(page.validUntil) : Number.POSITIVE_INFINITY;
  reader.expireAt(from);
  reader.expireAt(until);
  return from <= reader.now && reader.now < until;
}
