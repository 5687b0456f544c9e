import * as z from 'zod/mini';
import { instant, line, listOf, paragraph, people, title, writtenPicture } from '../field.ts';
import { slug } from '../slug.ts';
import { writtenBlock } from './block.ts';

export const editorialSections = ['news', 'reads', 'the-fleapit', 'residents-bin', 'resident-focus'] as const;

export const articleDocument = z.object({
  type: z.literal('article'),
  slug,
  title,
  section: z.enum(editorialSections),
  date: instant,
  author: line,
  lede: paragraph,
  picture: writtenPicture,
  blocks: listOf(writtenBlock, 1_000),
  residents: people,
});
