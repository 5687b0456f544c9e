import { collectionKinds, editorialSections, videoKinds } from '@longwave/contract/documents.ts';
import type { Page } from '@longwave/contract/page.ts';
import { articlePage } from './article-page.ts';
import { shownBlocks } from './blocks.ts';
import { collectionPage } from './collection-page.ts';
import { sectionHead } from './head.ts';
import { homePage } from './home-page.ts';
import { listPage } from './list.ts';
import { programmePage, programmesPage } from './programme-page.ts';
import type { Reader } from './reader.ts';
import { residentPage } from './resident-page.ts';
import { showPage } from './show-page.ts';
import { videoPage } from './video-page.ts';

const showLists: Record<string, string> = {
  shows: 'shows',
  'shows/latest': 'shows',
  'shows/filter': 'shows',
  'shows/featured': 'shows/featured',
  'shows/guests': 'shows/guests',
};

/** The page of this id, as an object or in JSON; undefined when the station has none (or the list no such page). */
export function buildPage(reader: Reader, id: string, page: number): Page | string | undefined {
  if (id === 'home') return homePage(reader);
  const [top, leaf, ...deeper] = id.split('/');
  if (deeper.length > 0) return undefined;
  switch (top) {
    case 'shows':
      return showLists[id] ? showsPage(reader, id, page) : showPage(reader, leaf ?? '');
    case 'residents':
      return leaf ? residentPage(reader, leaf, page) : residentsPage(reader);
    case 'programmes':
      return leaf ? programmePage(reader, leaf, page) : programmesPage(reader);
    case 'collections':
      return collectionsPage(reader, id) ?? collectionPage(reader, leaf ?? '');
    case 'editorial':
      return editorialPage(reader, id, page) ?? articlePage(reader, leaf ?? '');
    case 'tv':
      return tvPage(reader, id, page) ?? videoPage(reader, leaf ?? '');
    default:
      return leaf ? undefined : textPage(reader, id);
  }
}

function showsPage(reader: Reader, id: string, page: number): Page | undefined {
  const head = sectionHead(reader, id);
  const shows = listPage(reader, showLists[id] ?? 'shows', page, reader.shows);
  return head && shows && { ...head, kind: 'shows', shows };
}

function residentsPage(reader: Reader): Page | undefined {
  const head = sectionHead(reader, 'residents');
  const residents = reader.residents(reader.list('residents', 10_000));
  return (
    head && {
      ...head,
      kind: 'residents',
      residents: residents.sort((a, b) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base' })),
    }
  );
}

function collectionsPage(reader: Reader, id: string): Page | undefined {
  const collectionKind = collectionKinds.find((kind) => id === `collections/${kind}`) ?? null;
  const head = sectionHead(reader, id);
  if (!head) return undefined;
  const collections = reader.collections(reader.list(id, 1000));
  return { ...head, kind: 'collections', collectionKind, collections };
}

function editorialPage(reader: Reader, id: string, page: number): Page | undefined {
  const section = editorialSections.find((section) => id === `editorial/${section}`) ?? null;
  const head = sectionHead(reader, id);
  const articles = head && listPage(reader, id, page, reader.articles);
  return head && articles && { ...head, kind: 'editorial', section, articles };
}

function tvPage(reader: Reader, id: string, page: number): Page | undefined {
  const videoKind = videoKinds.find((kind) => id === `tv/${kind}`) ?? null;
  const head = sectionHead(reader, id);
  const videos = head && listPage(reader, id, page, reader.videos);
  return head && videos && { ...head, kind: 'tv', videoKind, videos };
}

function textPage(reader: Reader, id: string): Page | undefined {
  const head = sectionHead(reader, id);
  const blocks = reader.document('page', id)?.document.blocks ?? [];
  return head && { ...head, kind: 'text', blocks: shownBlocks(reader, blocks) };
}
