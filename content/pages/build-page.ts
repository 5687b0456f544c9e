import { editorialSections } from '@longwave/contract/document-types/article.ts';
import { collectionKinds } from '@longwave/contract/document-types/collection.ts';
import { videoKinds } from '@longwave/contract/document-types/video.ts';
import type { Page } from '@longwave/contract/page.ts';
import type { Reader } from '../store/reader.ts';
import { articlePage } from './article-page.ts';
import { collectionPage } from './collection-page.ts';
import { sectionHead } from './head.ts';
import { homePage } from './home-page.ts';
import { listPage } from './list-page.ts';
import { programmePage, programmesPage } from './programme-page.ts';
import { residentPage } from './resident-page.ts';
import { resolveBlocks } from './resolve-blocks.ts';
import { showPage } from './show-page.ts';
import { videoPage } from './video-page.ts';

const showLists: Record<string, string> = {
  shows: 'shows',
  'shows/latest': 'shows',
  'shows/filter': 'shows',
  'shows/featured': 'shows/featured',
  'shows/guests': 'shows/guests',
};

/** Builds the page of this id, as an object or in JSON; undefined if the station has no such page, or the list is not that long. */
export async function buildPage(
  reader: Reader,
  id: string,
  page: number,
): Promise<Page | string | undefined> {
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
      return (await collectionsPage(reader, id)) ?? collectionPage(reader, leaf ?? '');
    case 'editorial':
      return (await editorialPage(reader, id, page)) ?? articlePage(reader, leaf ?? '');
    case 'tv':
      return (await tvPage(reader, id, page)) ?? videoPage(reader, leaf ?? '');
    default:
      return leaf ? undefined : textPage(reader, id);
  }
}

async function showsPage(reader: Reader, id: string, page: number): Promise<Page | undefined> {
  const [head, shows] = await Promise.all([
    sectionHead(reader, id),
    listPage(reader, showLists[id] ?? 'shows', page, reader.shows),
  ]);
  return head && shows && { ...head, kind: 'shows', shows };
}

async function residentsPage(reader: Reader): Promise<Page | undefined> {
  const [head, residents] = await Promise.all([
    sectionHead(reader, 'residents'),
    reader.list('residents', 10_000).then(reader.residents),
  ]);
  return (
    head && {
      ...head,
      kind: 'residents',
      residents: residents.sort((a, b) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base' })),
    }
  );
}

async function collectionsPage(reader: Reader, id: string): Promise<Page | undefined> {
  const collectionKind = collectionKinds.find((kind) => id === `collections/${kind}`) ?? null;
  const head = await sectionHead(reader, id);
  if (!head) return undefined;
  const collections = await reader.collections(await reader.list(id, 1000));
  return { ...head, kind: 'collections', collectionKind, collections };
}

async function editorialPage(reader: Reader, id: string, page: number): Promise<Page | undefined> {
  const section = editorialSections.find((section) => id === `editorial/${section}`) ?? null;
  const head = await sectionHead(reader, id);
  const articles = head && (await listPage(reader, id, page, reader.articles));
  return head && articles && { ...head, kind: 'editorial', section, articles };
}

async function tvPage(reader: Reader, id: string, page: number): Promise<Page | undefined> {
  const videoKind = videoKinds.find((kind) => id === `tv/${kind}`) ?? null;
  const head = await sectionHead(reader, id);
  const videos = head && (await listPage(reader, id, page, reader.videos));
  return head && videos && { ...head, kind: 'tv', videoKind, videos };
}

async function textPage(reader: Reader, id: string): Promise<Page | undefined> {
  const [head, page] = await Promise.all([sectionHead(reader, id), reader.document('page', id)]);
  return head && { ...head, kind: 'text', blocks: await resolveBlocks(reader, page?.document.blocks ?? []) };
}
