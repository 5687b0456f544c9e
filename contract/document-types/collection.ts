import * as z from 'zod/mini';
import { html, listOf, paragraph, title, writtenPicture } from '../field.ts';
import { slug } from '../slug.ts';

export const collectionKinds = ['series', 'takeovers', 'guest-residencies'] as const;
export const collectionDocument = z.object({
  type: z.literal('collection'),
  slug,
  title,
  kind: z.enum(collectionKinds),
  summary: paragraph,
  text: html,
  picture: writtenPicture,
  shows: listOf(slug, 2_000),
  featured: z.boolean(),
});
