import * as z from 'zod/mini';
import { writtenBrand } from './brand.ts';
import {
  bytes,
  fileName,
  html,
  language,
  line,
  listOf,
  seconds,
  title,
  webAddress,
  words,
  writtenNavItem,
  writtenPicture,
  zone,
} from './field.ts';
import { link } from './link.ts';
import { picture } from './picture.ts';
import { slug } from './slug.ts';

/** What a station's staff write. The store keeps these; `npm run export` writes one JSON file for each. */

export const instant = z.iso.datetime({
  offset: true,
  error: 'A time is written as in 2026-05-01T18:00:00Z',
});

const people = listOf(slug, 100);
const links = listOf(z.object({ name: title, url: link }), 100);

export const genreDocument = z.object({
  type: z.literal('genre'),
  slug,
  title,
  group: line,
});

export const residentDocument = z.object({
  type: z.literal('resident'),
  slug,
  name: title,
  tagline: line,
  bio: html,
  picture: writtenPicture,
  place: line,
  genres: listOf(slug, 100),
  links,
});

export const track = z.object({
  /** Seconds from the start; null where nobody wrote it down. */
  time: z.nullable(z.number()),
  artist: z.string(),
  title: z.string(),
});
export type Track = z.infer<typeof track>;

/** `file`: ours, by name. `soundcloud` and `mixcloud`: at that service, by address. */
export const recordingKinds = ['file', 'soundcloud', 'mixcloud'] as const;
export const recording = z.object({
  kind: z.enum(recordingKinds),
  name: z.string(),
  url: z.string(),
  seconds: z.number(),
  bytes: z.nullable(z.int()),
});
export type Recording = z.infer<typeof recording>;

const writtenTrack = z.object({ time: z.nullable(seconds), artist: line, title: line });
const writtenRecording = z
  .extend(recording, {
    name: line,
    url: z.string().check(z.maxLength(2_000)),
    seconds,
    bytes: z.nullable(bytes),
  })
  .check(
    z.refine(({ kind, name }) => kind !== 'file' || fileName.safeParse(name).success, {
      path: ['name'],
      message: 'A recording of ours is named with letters, digits, dashes and single dots',
    }),
    z.refine(({ kind, url }) => kind === 'file' || webAddress.safeParse(url).success, {
      path: ['url'],
      message: 'A recording elsewhere has a whole address that starts with https://',
    }),
    z.refine(({ kind, seconds }) => kind !== 'file' || seconds > 0, {
      path: ['seconds'],
      message: 'A recording of ours is longer than 0 seconds',
    }),
  );

export const showDocument = z.object({
  type: z.literal('show'),
  slug,
  title,
  description: html,
  date: instant,
  picture: writtenPicture,
  residents: people,
  guests: listOf(title, 100),
  genres: listOf(slug, 100),
  tracklist: listOf(writtenTrack, 5_000),
  recording: z.nullable(writtenRecording),
  featured: z.boolean(),
  /** The programme it is an episode of. */
  programme: z.optional(z.nullable(slug)),
});

/** What recurs under one name: its slots broadcast it, its shows are the episodes. */
export const programmeDocument = z.object({
  type: z.literal('programme'),
  slug,
  title,
  summary: words,
  description: html,
  picture: writtenPicture,
  residents: people,
  genres: listOf(slug, 100),
  links,
});

export const collectionKinds = ['series', 'takeovers', 'guest-residencies'] as const;
export const collectionDocument = z.object({
  type: z.literal('collection'),
  slug,
  title,
  kind: z.enum(collectionKinds),
  summary: words,
  text: html,
  picture: writtenPicture,
  shows: listOf(slug, 2_000),
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

/** The same as it is written, with bounds. */
const writtenBlock = z.discriminatedUnion('block', [
  z.object({ block: z.literal('html'), html }),
  z.object({ block: z.literal('picture'), picture: writtenPicture, caption: words }),
  z.object({ block: z.literal('quote'), text: words, by: line }),
  z.object({ block: z.literal('show'), show: slug }),
  z.object({ block: z.literal('video'), video: slug }),
]);

export const articleDocument = z.object({
  type: z.literal('article'),
  slug,
  title,
  section: z.enum(editorialSections),
  date: instant,
  author: line,
  lede: words,
  picture: writtenPicture,
  blocks: listOf(writtenBlock, 1_000),
  residents: people,
});

export const videoKinds = ['shorts', 'music-videos', 'live-sessions'] as const;
const captionLanguage = z.string().check(z.regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/));
export const videoSource = z.discriminatedUnion('provider', [
  z.object({
    provider: z.literal('file'),
    name: fileName,
    /** The same film in several heights; where there are any, they are what plays. */
    qualities: z.optional(
      listOf(z.object({ height: z.int().check(z.gte(144), z.lte(4320)), name: fileName }), 20),
    ),
    /** WebVTT, one for each language. */
    captions: z.optional(listOf(z.object({ language: captionLanguage, label: line, name: fileName }), 50)),
  }),
  z.object({ provider: z.literal('youtube'), id: z.string().check(z.regex(/^[\w-]{6,20}$/)) }),
  z.object({ provider: z.literal('vimeo'), id: z.string().check(z.regex(/^\d{4,14}$/)) }),
]);
export type VideoSource = z.infer<typeof videoSource>;

export const videoDocument = z.object({
  type: z.literal('video'),
  slug,
  title,
  kind: z.enum(videoKinds),
  date: instant,
  description: html,
  picture: writtenPicture,
  seconds,
  source: videoSource,
  residents: people,
});

/** A page of free text: info, mobile-app, listen, error, and any further top-level page. */
export const pageDocument = z.object({
  type: z.literal('page'),
  slug,
  title,
  description: words,
  text: html,
  /** Pictures, quotes, shows and videos, with text between them, after the text. */
  blocks: z.optional(listOf(writtenBlock, 1_000)),
  picture: z.nullable(writtenPicture),
  isListed: z.boolean(),
  /** outside this span the page is not found. */
  validFrom: z.nullable(instant),
  validUntil: z.nullable(instant),
});

/** A place in the schedule: wall-clock time in its zone, once or every week, so summer time cannot move it. */
export const slotDocument = z.object({
  type: z.literal('slot'),
  slug,
  title,
  description: words,
  residents: people,
  picture: z.nullable(writtenPicture),
  zone,
  firstDate: z.iso.date(), // in that zone
  startTime: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time is written as in 09:30')),
  minutes: z.int().check(z.positive(), z.maximum(1440)),
  repeat: z.enum(['once', 'weekly', 'fortnightly']),
  lastDate: z.nullable(z.iso.date()),
  /** The show that plays in it; without one, shows of its programme or else of its residents do. */
  show: z.optional(z.nullable(slug)),
  /** What is broadcast in it. */
  programme: z.optional(z.nullable(slug)),
});

/** Recordings of ours that are played one after the other, such as those between programmes. */
export const playlistDocument = z.object({
  type: z.literal('playlist'),
  slug,
  title,
  recordings: listOf(
    z.object({
      name: fileName,
      title,
      seconds: z.number().check(z.positive(), z.maximum(604_800)),
    }),
    1_000,
  ),
});

export const redirectDocument = z.object({
  type: z.literal('redirect'),
  slug,
  from: z.string().check(z.maxLength(2_000), z.regex(/^\/(?:[^\s?#/][^\s?#]*)?$/)),
  to: link,
  permanent: z.boolean(),
});

export const stationDocument = z.object({
  type: z.literal('station'),
  slug: z.literal('station'),
  name: title,
  strapline: line,
  description: words,
  zone,
  language,
  logo: z.nullable(writtenPicture),
  brand: z.optional(z.nullable(writtenBrand)),
  additionalnav: listOf(writtenNavItem, 50),
  imagenav: listOf(z.extend(writtenNavItem, { itemimage: writtenPicture }), 50),
  footercopy: html,
  social: links,
  footermenucontact: listOf(writtenNavItem, 50),
  /** Where visitors make an account, if the station has such a place. */
  accountUrl: z.nullable(link),
  /** The playlist that is heard when nothing is in the schedule. */
  filler: z.optional(z.nullable(slug)),
});

export const stationDocumentOf = z.discriminatedUnion('type', [
  stationDocument,
  genreDocument,
  residentDocument,
  programmeDocument,
  showDocument,
  collectionDocument,
  articleDocument,
  videoDocument,
  pageDocument,
  slotDocument,
  playlistDocument,
  redirectDocument,
]);
export type StationDocument = z.infer<typeof stationDocumentOf>;
export type DocumentType = StationDocument['type'];
export type DocumentOf<T extends DocumentType> = Extract<StationDocument, { type: T }>;
