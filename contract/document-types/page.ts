import * as z from 'zod/mini';
import { html, instant, listOf, paragraph, title, writtenPicture } from '../field.ts';
import { slug } from '../slug.ts';
import { writtenBlock } from './block.ts';

/** A page of free text: info, mobile-app, listen, error, and any further top-level page. */
export const pageDocument = z.object({
  type: z.literal('page'),
  slug,
  title,
  description: paragraph,
  text: html,
  /** Blocks after the text: pictures, quotes, shows, videos and HTML between them. */
  blocks: z.optional(listOf(writtenBlock, 1_000)),
  picture: z.nullable(writtenPicture),
  isListed: z.boolean(),
  /** outside this time span the page is not found. */
  validFrom: z.nullable(instant),
  validUntil: z.nullable(instant),
});
