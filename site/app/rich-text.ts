import { isHeadingId } from '@longwave/contract/heading-id.ts';
import { isSafeLink } from '@longwave/contract/safe-link.ts';
import sanitize from 'sanitize-html';

/** HTML of the content service, cleaned again on the way out. Server only. */
export function cleanHtml(html: string): string {
  return sanitize(html, {
    allowedTags: [
      'p',
      'br',
      'hr',
      'h2',
      'h3',
      'h4',
      'ul',
      'ol',
      'li',
      'dl',
      'dt',
      'dd',
      'blockquote',
      'cite',
      'a',
      'strong',
      'em',
      'b',
      'i',
      's',
      'sub',
      'sup',
      'small',
      'code',
      'pre',
      'abbr',
      'time',
      'figure',
      'figcaption',
    ],
    allowedAttributes: {
      a: ['href', 'target', 'rel'],
      abbr: ['title'],
      time: ['datetime'],
      h2: ['id'],
      h3: ['id'],
      h4: ['id'],
    },
    transformTags: { a: safeAnchor, h2: safeHeading, h3: safeHeading, h4: safeHeading },
  });
}

function safeHeading(tagName: string, { id }: Record<string, string>) {
  const attribs: Record<string, string> = id && isHeadingId(id) ? { id } : {};
  return { tagName, attribs };
}

function safeAnchor(tagName: string, attributes: Record<string, string>) {
  const kept: Record<string, string> = {};
  const href = attributes.href ?? '';
  if (isSafeLink(href)) kept.href = href;
  if (attributes.target === '_blank') Object.assign(kept, { target: '_blank', rel: 'noopener' });
  return { tagName, attribs: kept };
}
