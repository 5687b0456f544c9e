import { maxHeadingIdLength } from '@longwave/contract/heading-id.ts';

/** Adds links to the headings of a text. Server only; the HTML must be sanitised. */

/** Ids used by components of the site; a heading with such an id gets a number. */
export const reservedIds = [
  ...['main', 'search-panel', 'genre-panel', 'account-dialog-title', 'choices-title', 'wave-heard'],
  ...['about', 'also', 'articles', 'by-genre', 'collection', 'collections', 'editorial', 'ended', 'episodes'],
  ...['found', 'hosts', 'inside', 'latest', 'more-by', 'next-on-air', 'on-air', 'others', 'picks', 'played'],
  ...[
    'played-in',
    'programmes',
    'related',
    'residents',
    'shows',
    'story',
    'today',
    'tracklist',
    'tracks',
    'tv',
  ],
  ...['videos', 'week'],
];

/** Returns a function that adds the links. Create one for each page, so that ids are unique across all its texts. */
export function createHeadingLinks() {
  const used = new Set(reservedIds);

  function idFor(wanted: string): string {
    let id = wanted;
    for (let number = 2; used.has(id); number++) id = `${wanted}-${number}`;
    used.add(id);
    return id;
  }

  function linked({ tag, given, inside }: Heading): string {
    const id = idFor(given || headingId(inside));
    const link = `<a class="heading-link" href="#${id}" aria-labelledby="${id}"><span aria-hidden="true">#</span></a>`;
    return `<div class="heading"><${tag} id="${id}">${inside}</${tag}>${link}</div>`;
  }

  return (html: string): string => {
    if (!/<h[234]/.test(html)) return html;
    let result = '';
    let heading: Heading | undefined;
    let links = 0;
    // Sanitised HTML has < and > in tags only.
    for (const part of html.split(/(<[^<>]*>)/)) {
      const opens = /^<(h[234])(?: id="([^"]*)")?>$/.exec(part);
      links += /^<a[ >]/.test(part) ? 1 : part === '</a>' ? -1 : 0;
      // A heading inside a link stays as it is: links cannot be nested.
      if (opens && !heading && links === 0)
        heading = { tag: opens[1] ?? '', given: opens[2] ?? '', inside: '' };
      else if (heading && part === `</${heading.tag}>`) {
        result += linked(heading);
        heading = undefined;
      } else if (heading) heading.inside += part;
      else result += part;
    }
    return result;
  };
}

type Heading = { tag: string; given: string; inside: string };

/** The id of a heading: `How it <em>works</em>` becomes `how-it-works`. */
export function headingId(html: string): string {
  const words = html
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:#\d+|#x[\da-f]+|[a-z]+);/gi, ' ')
    .normalize('NFKD')
    .replace(/\p{M}+|['’]/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? ['part']).join('-').slice(0, maxHeadingIdLength).replace(/-$/, '');
}
