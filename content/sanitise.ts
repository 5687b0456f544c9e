import type { Block, StationDocument } from '@longwave/contract/documents.ts';
import { isHeadingId } from '@longwave/contract/heading-id.ts';
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
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    time: ['datetime'],
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
  },
  transformTags: {
    h2: safeHeading,
    h3: safeHeading,
    h4: safeHeading,
    a: (tagName, { href, target }) => {
      const attribs: Record<string, string> = href && isSafeLink(href) ? { href } : {};
      if (target === '_blank') Object.assign(attribs, { target, rel: 'noopener' });
      return { tagName, attribs };
    },
  },
  allowProtocolRelative: false,
};

/** An id that an editor gives to a heading stays, so that it can be linked to whatever it says later. */
function safeHeading(tagName: string, { id }: Record<string, string>) {
  const attribs: Record<string, string> = id && isHeadingId(id) ? { id } : {};
  return { tagName, attribs };
}

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
