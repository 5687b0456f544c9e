import * as z from 'zod/mini';
import { line, title } from '../field.ts';
import { slug } from '../slug.ts';

export const genreDocument = z.object({
  type: z.literal('genre'),
  slug,
  title,
  group: line,
});
