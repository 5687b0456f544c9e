import * as z from 'zod/mini';
import {
  articleCard,
  collectionCard,
  genreTag,
  programmeCard,
  programmeTag,
  residentCard,
  showCard,
  videoCard,
} from './card.ts';
import { editorialSections } from './document-types/article.ts';
import { block } from './document-types/block.ts';
import { collectionKinds } from './document-types/collection.ts';
import { track } from './document-types/tracklist.ts';
import { videoKinds, videoSource } from './document-types/video.ts';
import { instant } from './field.ts';
import { link } from './link.ts';
import { picture } from './picture.ts';
import { occurrence } from './schedule.ts';

/** `{content}/{pageId}.json`: the data of one page; `kind` says which kind it is. */

const pageHead = {
  id: z.string(),
  title: z.string(),
  description: z.string(),
  picture: z.nullable(picture),
  /** rich text, sanitised. */
  text: z.object({ html: z.string() }),
  changed: instant,
  validFrom: z.nullable(instant),
  validUntil: z.nullable(instant),
};

/** One page of a long list. */
function listOf<T extends z.ZodMiniType>(item: T) {
  return z.object({ items: z.array(item), page: z.int(), pages: z.int(), total: z.int() });
}

export const homePage = z.object({
  ...pageHead,
  kind: z.literal('home'),
  latest: z.array(showCard),
  featured: z.array(showCard),
  collection: z.nullable(z.object({ card: collectionCard, shows: z.array(showCard) })),
  articles: z.array(articleCard),
  videos: z.array(videoCard),
  residents: z.array(residentCard),
});

/** /shows, /shows/latest, /shows/featured, /shows/guests, /shows/filter */
const showsPage = z.object({ ...pageHead, kind: z.literal('shows'), shows: listOf(showCard) });

export const showPage = z.object({
  ...pageHead,
  kind: z.literal('show'),
  show: showCard,
  hosts: z.array(residentCard),
  tracklist: z.array(track),
  programme: z._default(z.nullable(programmeTag), null),
  collections: z.array(collectionCard),
  moreByResidents: z.array(showCard),
  related: z.array(showCard),
  previous: z.nullable(showCard),
  next: z.nullable(showCard),
});

const residentsPage = z.object({
  ...pageHead,
  kind: z.literal('residents'),
  residents: z.array(residentCard),
});

export const residentPage = z.object({
  ...pageHead,
  kind: z.literal('resident'),
  resident: residentCard,
  place: z.string(),
  genres: z.array(genreTag),
  links: z.array(z.object({ name: z.string(), url: link })),
  nextOnAir: z.array(occurrence),
  programmes: z._default(z.array(programmeCard), []),
  shows: listOf(showCard),
  articles: z.array(articleCard),
  videos: z.array(videoCard),
});

/** /programmes: each programme with its next broadcast, null when none is planned. */
export const programmesPage = z.object({
  ...pageHead,
  kind: z.literal('programmes'),
  programmes: z.array(z.object({ card: programmeCard, next: z.nullable(occurrence), shows: z.int() })),
});

export const programmePage = z.object({
  ...pageHead,
  kind: z.literal('programme'),
  programme: programmeCard,
  hosts: z.array(residentCard),
  links: z.array(z.object({ name: z.string(), url: link })),
  nextOnAir: z.array(occurrence),
  shows: listOf(showCard),
});

/** /collections and a page for each of its three kinds; `collectionKind` is null on /collections itself. */
const collectionsPage = z.object({
  ...pageHead,
  kind: z.literal('collections'),
  collectionKind: z.nullable(z.enum(collectionKinds)),
  collections: z.array(collectionCard),
});

export const collectionPage = z.object({
  ...pageHead,
  kind: z.literal('collection'),
  collection: collectionCard,
  shows: z.array(showCard),
  others: z.array(collectionCard),
});

/** /editorial and a page for each of its five sections; `section` is null on /editorial itself. */
const editorialPage = z.object({
  ...pageHead,
  kind: z.literal('editorial'),
  section: z.nullable(z.enum(editorialSections)),
  articles: listOf(articleCard),
});

/** Block of an article or text page; a show or video is included as its card. */
const shownBlock = z.union([
  block,
  z.object({ block: z.literal('show-card'), show: showCard }),
  z.object({ block: z.literal('video-card'), video: videoCard, source: videoSource }),
]);
export type ShownBlock = z.infer<typeof shownBlock>;

export const articlePage = z.object({
  ...pageHead,
  kind: z.literal('article'),
  article: articleCard,
  blocks: z.array(shownBlock),
  residents: z.array(residentCard),
  related: z.array(articleCard),
});

/** /tv and a page for each of its three kinds; `videoKind` is null on /tv itself. */
const tvPage = z.object({
  ...pageHead,
  kind: z.literal('tv'),
  videoKind: z.nullable(z.enum(videoKinds)),
  videos: listOf(videoCard),
});

export const videoPage = z.object({
  ...pageHead,
  kind: z.literal('video'),
  video: videoCard,
  source: videoSource,
  residents: z.array(residentCard),
  related: z.array(videoCard),
});

/** Free text: /info, /mobile-app, /listen, /search, /error and every further top-level page. */
const textPage = z.object({
  ...pageHead,
  kind: z.literal('text'),
  /** Shown after the text. */
  blocks: z._default(z.array(shownBlock), []),
});

export const page = z.discriminatedUnion('kind', [
  homePage,
  showsPage,
  showPage,
  residentsPage,
  residentPage,
  programmesPage,
  programmePage,
  collectionsPage,
  collectionPage,
  editorialPage,
  articlePage,
  tvPage,
  videoPage,
  textPage,
]);
export type Page = z.infer<typeof page>;
export type PageKind = Page['kind'];
export type PageOf<K extends PageKind> = Extract<Page, { kind: K }>;

/** Path of a page under the content host. Any list page takes `?page=N`. */
export function pagePath(pageId: string, number = 1): string {
  return number > 1 ? `/${pageId}.json?page=${number}` : `/${pageId}.json`;
}
