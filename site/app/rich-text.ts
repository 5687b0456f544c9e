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
    allowedAttributes: { a: ['href', 'target', 'rel'], abbr: ['title'], time: ['datetime'] },
    transformTags: { a: safeAnchor },
  });
}

function safeAnchor(tagName: string, attributes: Record<string, string>) {
  const kept: Record<string, string> = {};
  const href = attributes.href ?? '';
  if (isSafeLink(href)) kept.href = href;
  if (attributes.target === '_blank') Object.assign(kept, { target: '_blank', rel: 'noopener' });
  return { tagName, attribs: kept };
}
