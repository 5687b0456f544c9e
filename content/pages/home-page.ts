import type { SiteContent } from '@longwave/contract/site-content.ts';
import { iconsPath } from '../brand/icons.ts';
import { defaultStation } from '../default-station.ts';
import type { Reader } from '../store/reader.ts';
import { pageHead } from './head.ts';
import { findEmptySections, sections, unlistedPages } from './sections.ts';
import { isValidNow } from './validity.ts';

/** the home page, and the data of every page's header and footer. */
export async function homePage(reader: Reader): Promise<SiteContent> {
  const [found, home, latest, residents, featured, collection, articles, videos, navigation] =
    await Promise.all([
      reader.document('station', 'station'),
      reader.document('page', 'home'),
      reader.list('shows', 18).then(reader.shows),
      recentResidents(reader),
      reader.list('shows/featured', 8).then(reader.shows),
      featuredCollection(reader),
      reader.list('editorial', 6).then(reader.articles),
      reader.list('tv', 6).then(reader.videos),
      children(reader),
    ]);
  const { document: station, changed } = found ?? { document: defaultStation, changed: 0 };
  const text = home?.document.text ?? '';
  return {
    ...pageHead('home', station.name, station.description, station.logo, text, changed),
    kind: 'home',
    latest,
    featured,
    collection,
    articles,
    videos,
    residents,
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
    children: navigation,
    additionalnav: station.additionalnav,
    imagenav: station.imagenav,
    footercopy: station.footercopy,
    social: station.social,
    footermenucontact: station.footermenucontact,
  };
}

/** Residents of the newest shows. */
async function recentResidents(reader: Reader): Promise<SiteContent['residents']> {
  const shows = await reader.shows(await reader.list('shows', 60));
  const residents = shows.flatMap((show) => show.residents.map(({ id }) => id));
  return reader.residents([...new Set(residents)].slice(0, 12));
}

async function featuredCollection(reader: Reader): Promise<SiteContent['collection']> {
  const [cards, all] = await Promise.all([
    reader.list('collections', 500).then(reader.collections),
    reader.all('collection'),
  ]);
  const bySlug = new Map(all.map((document) => [document.slug, document]));
  const card = cards.find(({ id }) => bySlug.get(id)?.featured) ?? cards[0];
  const document = card && bySlug.get(card.id);
  return document ? { card, shows: await reader.shows(document.shows.slice(0, 8)) } : null;
}

/** Sections in their order, then other pages by title. Other pages outside their span of validity are left out. */
async function children(reader: Reader): Promise<SiteContent['children']> {
  const [pages, empty] = await Promise.all([reader.all('page'), findEmptySections(reader)]);
  const bySlug = new Map(pages.map((page) => [page.slug, page]));
  const known = new Set(['home', ...unlistedPages.keys(), ...sections.map((section) => section.id)]);
  const further = pages.filter((page) => !known.has(page.slug));
  return [
    ...sections.map((section) => ({
      id: section.id,
      title: bySlug.get(section.id)?.title ?? section.title,
      isListed: !empty.has(section.id) && (bySlug.get(section.id)?.isListed ?? section.isListed),
      ...(section.children.length > 0 && {
        children: section.children.map(({ id, title }) => ({ id, title, isListed: !empty.has(id) })),
      }),
    })),
    ...further
      .filter((page) => isValidNow(reader, page))
      .sort((a, b) => a.title.localeCompare(b.title))
      .map(({ slug, title, isListed }) => ({ id: slug, title, isListed })),
  ];
}
