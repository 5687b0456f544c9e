import { isHeadingId } from './heading-id.ts';
import { isSafeLink } from './safe-link.ts';

type Attributes = Record<string, string>;

/**
 * what HTML from editors may contain, as options of `sanitize-html`. Content sanitises with it what it stores, and
 * the site what it shows.
 */
export const richTextRules = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre'],
    ...['figure', 'figcaption', 'a', 'em', 'strong', 'b', 'i', 's', 'small', 'sub', 'sup', 'code', 'cite'],
    ...['abbr', 'time'],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    abbr: ['title'],
    time: ['datetime'],
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: cleanLink, h2: cleanHeading, h3: cleanHeading, h4: cleanHeading },
};

function cleanLink(tagName: string, { href, target }: Attributes) {
  const attribs: Attributes = href && isSafeLink(href) ? { href } : {};
  if (target === '_blank') Object.assign(attribs, { target, rel: 'noopener' });
  return { tagName, attribs };
}

/** Keeps the id that an editor gave a heading, so that links to it stay valid when its text changes. */
function cleanHeading(tagName: string, { id }: Attributes) {
  const attribs: Attributes = id && isHeadingId(id) ? { id } : {};
  return { tagName, attribs };
}
