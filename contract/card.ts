import * as z from 'zod/mini';
import { editorialSections } from './document-types/article.ts';
import { collectionKinds } from './document-types/collection.ts';
import { recording } from './document-types/recording.ts';
import { videoKinds } from './document-types/video.ts';
import { instant } from './field.ts';
import { picture } from './picture.ts';

/** Cards, the short forms of documents in lists, and tags, the shorter forms inside cards. */

export const genreTag = z.object({ id: z.string(), title: z.string() });
export type GenreTag = z.infer<typeof genreTag>;

export const residentTag = z.object({ id: z.string(), name: z.string() });

export const programmeTag = z.object({ id: z.string(), title: z.string() });
export type ProgrammeTag = z.infer<typeof programmeTag>;

export const showCard = z.object({
  id: z.string(),
  title: z.string(),
  date: instant,
  picture,
  genres: z.array(genreTag),
  residents: z.array(residentTag),
  guests: z.array(z.string()),
  recording: z.nullable(recording),
});
export type ShowCard = z.infer<typeof showCard>;

export const residentCard = z.object({ id: z.string(), name: z.string(), tagline: z.string(), picture });
export type ResidentCard = z.infer<typeof residentCard>;

export const programmeCard = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  picture,
  residents: z.array(residentTag),
  genres: z.array(genreTag),
});
export type ProgrammeCard = z.infer<typeof programmeCard>;

export const collectionCard = z.object({
  id: z.string(),
  title: z.string(),
  kind: z.enum(collectionKinds),
  summary: z.string(),
  picture,
  count: z.int(),
});
export type CollectionCard = z.infer<typeof collectionCard>;

export const articleCard = z.object({
  id: z.string(),
  title: z.string(),
  section: z.enum(editorialSections),
  date: instant,
  author: z.string(),
  lede: z.string(),
  picture,
});
export type ArticleCard = z.infer<typeof articleCard>;

export const videoCard = z.object({
  id: z.string(),
  title: z.string(),
  kind: z.enum(videoKinds),
  date: instant,
  seconds: z.number(),
  picture,
});
export type VideoCard = z.infer<typeof videoCard>;
