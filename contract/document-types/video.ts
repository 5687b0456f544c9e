import * as z from 'zod/mini';
import { fileName, html, instant, line, listOf, people, seconds, title, writtenPicture } from '../field.ts';
import { slug } from '../slug.ts';

export const videoKinds = ['shorts', 'music-videos', 'live-sessions'] as const;

const captionLanguage = z.string().check(z.regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/));
export const videoSource = z.discriminatedUnion('provider', [
  z.object({
    provider: z.literal('file'),
    name: fileName,
    /** The same film in several heights; if there are any, they are played instead of `name`. */
    qualities: z.optional(
      listOf(z.object({ height: z.int().check(z.gte(144), z.lte(4320)), name: fileName }), 20),
    ),
    /** WebVTT files, one for each language. */
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
