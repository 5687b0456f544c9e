import type { Page, ShownBlock } from '@longwave/contract/page.ts';
import { createHeadingLinks } from './headings.ts';
import { cleanHtml } from './rich-text.ts';

type Texts = { text: { html: string }; blocks?: ShownBlock[] };

/** The texts of a page, sanitised again, with links to their headings. */
export function pageTexts(page: Page): Texts {
  const withLinks = createHeadingLinks();
  const text = { html: withLinks(cleanHtml(page.text.html)) };
  if (!('blocks' in page)) return { text };
  const blocks = page.blocks.map((block) =>
    block.block === 'html' ? { ...block, html: withLinks(cleanHtml(block.html)) } : block,
  );
  return { text, blocks };
}
