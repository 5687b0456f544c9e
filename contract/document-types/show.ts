import * as z from 'zod/mini';
import { html, instant, listOf, people, title, writtenPicture } from '../field.ts';
import { slug } from '../slug.ts';
import { writtenRecording } from './recording.ts';
import { writtenTrack } from './tracklist.ts';

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
