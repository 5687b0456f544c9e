import * as z from 'zod/mini';
import { html, links, listOf, paragraph, people, title, writtenPicture } from '../field.ts';
import { slug } from '../slug.ts';

/** A series: slots broadcast it, and shows are its episodes. */
export const programmeDocument = z.object({
  type: z.literal('programme'),
  slug,
  title,
  summary: paragraph,
  description: html,
  picture: writtenPicture,
  residents: people,
  genres: listOf(slug, 100),
  links,
});
