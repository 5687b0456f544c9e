import { longestHeadingId } from '@longwave/contract/heading-id.ts';

/** every heading of a station's text can be linked to. Server only; for HTML that has been cleaned. */

/** Ids that the site's own parts have: a heading of the same name gets a number. */
export const ownIds = [
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

/** Gives ids and links to headings; ids are unique over all texts of one page. */
export function createHeadingLinks() {
  const used = new Set(ownIds);

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
    let made = '';
    let heading: Heading | undefined;
    let links = 0;
    // Cleaned HTML has these signs in tags only.
    for (const part of html.split(/(<[^<>]*>)/)) {
      const opens = /^<(h[234])(?: id="([^"]*)")?>$/.exec(part);
      links += /^<a[ >]/.test(part) ? 1 : part === '</a>' ? -1 : 0;
      // A heading inside a link stays as it is: no link stands in another.
      if (opens && !heading && links === 0)
        heading = { tag: opens[1] ?? '', given: opens[2] ?? '', inside: '' };
      else if (heading && part === `</${heading.tag}>`) {
        made += linked(heading);
        heading = undefined;
      } else if (heading) heading.inside += part;
      else made += part;
    }
    return made;
  };
}

type Heading = { tag: string; given: string; inside: string };

/** `How it <em>works</em>` is `how-it-works`. */
export function headingId(html: string): string {
  const words = html
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:#\d+|#x[\da-f]+|[a-z]+);/gi, ' ')
    .normalize('NFKD')
    .replace(/\p{M}+|['’]/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? ['part']).join('-').slice(0, longestHeadingId).replace(/-$/, '');
}
