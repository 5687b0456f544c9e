import type { Block } from '@longwave/contract/document-types/block.ts';
import type { Part } from './articles/article-text.ts';
import { artwork } from './artwork.ts';
import { episodes } from './episodes.ts';

/** Blocks for the parts of a text; successive paragraphs become one block. */
export function blocksOf(parts: Part[]): Block[] {
  const blocks: Block[] = [];
  for (const part of parts) {
    const last = blocks.at(-1);
    if (typeof part === 'string' && last?.block === 'html') last.html += paragraph(part);
    else blocks.push(blockOf(part));
  }
  return blocks;
}

function blockOf(part: Part): Block {
  if (typeof part === 'string') return { block: 'html', html: paragraph(part) };
  if ('picture' in part) return { block: 'picture', picture: artwork(part.picture), caption: part.caption };
  if ('quote' in part) return { block: 'quote', text: part.quote, by: part.by };
  if ('video' in part) return { block: 'video', video: part.video };
  return { block: 'show', show: episodeOf(...part.show) };
}

/** Adds paragraph tags, except to headings and lists, which have tags of their own. */
function paragraph(text: string): string {
  return /^<(?:h2|h3|ul|blockquote)/.test(text) ? text : `<p>${text}</p>`;
}

function episodeOf(programme: string, ordinal: number): string {
  const episode = episodes().find((one) => one.programme.title === programme && one.ordinal === ordinal);
  if (!episode) throw new Error(`${programme} has no episode ${ordinal}`);
  return episode.slug;
}
