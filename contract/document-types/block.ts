import * as z from 'zod/mini';
import { html, line, paragraph, writtenPicture } from '../field.ts';
import { picture } from '../picture.ts';
import { slug } from '../slug.ts';

/** Part of an article or page: paragraphs of HTML, or a picture, quote, show or video between them. */
export const block = z.discriminatedUnion('block', [
  z.object({ block: z.literal('html'), html: z.string() }),
  z.object({ block: z.literal('picture'), picture, caption: z.string() }),
  z.object({ block: z.literal('quote'), text: z.string(), by: z.string() }),
  z.object({ block: z.literal('show'), show: slug }),
  z.object({ block: z.literal('video'), video: slug }),
]);
export type Block = z.infer<typeof block>;

/** The same block with the limits that apply when staff write it. */
export const writtenBlock = z.discriminatedUnion('block', [
  z.object({ block: z.literal('html'), html }),
  z.object({ block: z.literal('picture'), picture: writtenPicture, caption: paragraph }),
  z.object({ block: z.literal('quote'), text: paragraph, by: line }),
  z.object({ block: z.literal('show'), show: slug }),
  z.object({ block: z.literal('video'), video: slug }),
]);
