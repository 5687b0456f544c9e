import * as z from 'zod/mini';
import { link, navItem } from './link.ts';
import { picture } from './picture.ts';
import { slug } from './slug.ts';

/** What a station's staff write. The store keeps these; `npm run export` writes one JSON file for each. */

export const instant = z.iso.datetime({ offset: true });

export const genreDocument = z.object({
  type: z.literal('genre'),
  slug,
  title: z.string(),
  group: z.string(),
});

export const residentDocument = z.object({
  type: z.literal('resident'),
  slug,
  name: z.string(),
  tagline: z.string(),
  bio: z.string(), // HTML
  picture,
  place: z.string(),
  genres: z.array(slug),
  links: z.array(z.object({ name: z.string(), url: link })),
});

export const track = z.object({
  /** Seconds from the start; null where nobody wrote it down. */
  time: z.nullable(z.number()),
  artist: z.string(),
  title: z.string(),
});
export type Track = z.infer<typeof track>;

export const recording = z.object({
  /** `file`: ours, by name. `soundcloud` and `mixcloud`: at that service, by address. */
  kind: z.enum(['file', 'soundcloud', 'mixcloud']),
  name: z.string(),
  url: z.string(),
  seconds: z.number(),
  bytes: z.nullable(z.int()),
});
export type Recording = z.infer<typeof recording>;

export const showDocument = z.object({
  type: z.literal('show'),
  slug,
  title: z.string(),
  description: z.string(), // HTML
  date: instant,
  picture,
  residents: z.array(slug),
  guests: z.array(z.string()),
  genres: z.array(slug),
  tracklist: z.array(track),
  recording: z.nullable(recording),
  featured: z.boolean(),
});

export const collectionKinds = ['series', 'takeovers', 'guest-residencies'] as const;
export const collectionDocument = z.object({
  type: z.literal('collection'),
  slug,
  title: z.string(),
  kind: z.enum(collectionKinds),
  summary: z.string(),
  text: z.string(), // HTML
  picture,
  shows: z.array(slug),
  featured: z.boolean(),
});

export const editorialSections = ['news', 'reads', 'the-fleapit', 'residents-bin', 'resident-focus'] as const;

/** A paragraph run of HTML, or something that stands between paragraphs. */
export const block = z.discriminatedUnion('block', [
  z.object({ block: z.literal('html'), html: z.string() }),
  z.object({ block: z.literal('picture'), picture, caption: z.string() }),
  z.object({ block: z.literal('quote'), text: z.string(), by: z.string() }),
  z.object({ block: z.literal('show'), show: slug }),
  z.object({ block: z.literal('video'), video: slug }),
]);
export type Block = z.infer<typeof block>;

export const articleDocument = z.object({
  type: z.literal('article'),
  slug,
  title: z.string(),
  section: z.enum(editorialSections),
  date: instant,
  author: z.string(),
  lede: z.string(),
  picture,
  blocks: z.array(block),
  residents: z.array(slug),
});

export const videoKinds = ['shorts', 'music-videos', 'live-sessions'] as const;
export const videoSource = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('file'), name: z.string() }),
  z.object({ provider: z.literal('youtube'), id: z.string().check(z.regex(/^[\w-]{6,20}$/)) }),
  z.object({ provider: z.literal('vimeo'), id: z.string().check(z.regex(/^\d{4,14}$/)) }),
]);
export type VideoSource = z.infer<typeof videoSource>;

export const videoDocument = z.object({
  type: z.literal('video'),
  slug,
  title: z.string(),
  kind: z.enum(videoKinds),
  date: instant,
  description: z.string(), // HTML
  picture,
  seconds: z.number(),
  source: videoSource,
  residents: z.array(slug),
});

/** A page of free text: info, mobile-app, listen, error, and any further top-level page. */
export const pageDocument = z.object({
  type: z.literal('page'),
  slug,
  title: z.string(),
  description: z.string(),
  text: z.string(), // HTML
  picture: z.nullable(picture),
  isListed: z.boolean(),
  /** outside this span the page is not found. */
  validFrom: z.nullable(instant),
  validUntil: z.nullable(instant),
});

/** A programme slot: wall-clock time in its zone, once or every week, so summer time cannot move it. */
export const slotDocument = z.object({
  type: z.literal('slot'),
  slug,
  title: z.string(),
  description: z.string(),
  residents: z.array(slug),
  picture: z.nullable(picture),
  zone: z.string(), // IANA
  firstDate: z.iso.date(), // in that zone
  startTime: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  minutes: z.int().check(z.positive(), z.maximum(1440)),
  repeat: z.enum(['once', 'weekly', 'fortnightly']),
  lastDate: z.nullable(z.iso.date()),
});

export const redirectDocument = z.object({
  type: z.literal('redirect'),
  slug,
  from: z.string().check(z.regex(/^\/(?!\/)[^\s?#]*$/)),
  to: link,
  permanent: z.boolean(),
});

export const stationDocument = z.object({
  type: z.literal('station'),
  slug: z.literal('station'),
  name: z.string(),
  strapline: z.string(),
  description: z.string(),
  zone: z.string(), // IANA
  language: z.string(),
  logo: z.nullable(picture),
  additionalnav: z.array(navItem),
  imagenav: z.array(z.extend(navItem, { itemimage: picture })),
  footercopy: z.string(), // HTML
  social: z.array(z.object({ name: z.string(), url: link })),
  footermenucontact: z.array(navItem),
  /** Where visitors make an account, if the station has such a place. */
  accountUrl: z.nullable(link),
});

export const stationDocumentOf = z.discriminatedUnion('type', [
  stationDocument,
  genreDocument,
  residentDocument,
  showDocument,
  collectionDocument,
  articleDocument,
  videoDocument,
  pageDocument,
  slotDocument,
  redirectDocument,
]);
export type StationDocument = z.infer<typeof stationDocumentOf>;
export type DocumentType = StationDocument['type'];
export type DocumentOf<T extends DocumentType> = Extract<StationDocument, { type: T }>;
