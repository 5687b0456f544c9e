import * as z from 'zod/mini';
import { html, line, links, listOf, title, writtenPicture } from '../field.ts';
import { slug } from '../slug.ts';

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
