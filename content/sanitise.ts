import type { Block, StationDocument } from '@longwave/contract/documents.ts';
import { isSafeLink } from '@longwave/contract/safe-link.ts';
import sanitizeHtml from 'sanitize-html';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'figure', 'figcaption'],
    ...[
      'a',
      'em',
      'strong',
      'b',
      'i',
      's',
      'small',
      'sub',
      'sup',
      'code',
      'pre',
      'cite',
      'time',
      'dl',
      'dt',
      'dd',
    ],
  ],
  allowedAttributes: { a: ['href', 'target', 'rel'], time: ['datetime'] },
  transformTags: {
    a: (tagName, { href, target }) => {
      const attribs: Record<string, string> = href && isSafeLink(href) ? { href } : {};
      if (target === '_blank') Object.assign(attribs, { target, rel: 'noopener' });
      return { tagName, attribs };
    },
  },
  allowProtocolRelative: false,
};

export function safeHtml(html: string): string {
  return /[<>&]/.test(html) ? sanitizeHtml(html, allowed) : html;
}

/** The document with every piece of HTML in it made safe. */
export function sanitised(document: StationDocument): StationDocument {
  switch (document.type) {
    case 'resident':
      return { ...document, bio: safeHtml(document.bio) };
    case 'show':
    case 'programme':
    case 'video':
      return { ...document, description: safeHtml(document.description) };
    case 'collection':
      return { ...document, text: safeHtml(document.text) };
    case 'page':
      return {
        ...document,
        text: safeHtml(document.text),
        ...(document.blocks && { blocks: document.blocks.map(safeBlock) }),
      };
    case 'station':
      return { ...document, footercopy: safeHtml(document.footercopy) };
    case 'article':
      return { ...document, blocks: document.blocks.map(safeBlock) };
    default:
      return document;
  }
}

function safeBlock(block: Block): Block {
  return block.block === 'html' ? { ...block, html: safeHtml(block.html) } : block;
}
