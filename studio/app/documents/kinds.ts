import type { DocumentType } from '@longwave/contract/documents.ts';

/** What the studio calls the types of documents that have lists. */
export type Kind = {
  type: DocumentType;
  /** Part of the path in the studio. */
  path: string;
  heading: string;
  one: string;
  /** Of the page on the site, without the slug; none where a document has no page of its own. */
  sitePath?: string;
  hasPicture?: boolean;
  hasPeople?: boolean;
  hasDate?: boolean;
  hasRecording?: boolean;
};

export const kinds: Kind[] = [
  {
    type: 'show',
    path: 'shows',
    heading: 'Shows',
    one: 'show',
    hasPicture: true,
    sitePath: '/shows/',
    hasPeople: true,
    hasDate: true,
    hasRecording: true,
  },
  {
    type: 'programme',
    path: 'programmes',
    heading: 'Programmes',
    one: 'programme',
    hasPicture: true,
    sitePath: '/programmes/',
    hasPeople: true,
  },
  { type: 'genre', path: 'genres', heading: 'Genres', one: 'genre' },
  {
    type: 'resident',
    path: 'residents',
    heading: 'Residents',
    one: 'resident',
    hasPicture: true,
    sitePath: '/residents/',
  },
  {
    type: 'collection',
    path: 'collections',
    heading: 'Collections',
    one: 'collection',
    hasPicture: true,
    sitePath: '/collections/',
  },
  {
    type: 'article',
    path: 'editorial',
    heading: 'Editorial',
    one: 'article',
    hasPicture: true,
    sitePath: '/editorial/',
    hasPeople: true,
    hasDate: true,
  },
  {
    type: 'video',
    path: 'tv',
    heading: 'TV',
    one: 'video',
    hasPicture: true,
    sitePath: '/tv/',
    hasPeople: true,
    hasDate: true,
  },
  { type: 'page', path: 'pages', heading: 'Pages', one: 'page', hasPicture: true, sitePath: '/' },
  { type: 'slot', path: 'schedule', heading: 'Schedule', one: 'slot', hasPicture: true, hasPeople: true },
  { type: 'playlist', path: 'playlists', heading: 'Playlists', one: 'playlist' },
  { type: 'redirect', path: 'redirects', heading: 'Redirects', one: 'redirect' },
];

/** What the station is called, where it is and how it looks: one document, which has no list. */
export const stationKind: Kind = {
  type: 'station',
  path: 'settings',
  heading: 'Settings',
  one: 'station',
  sitePath: '/',
};

/** Lists that share a place in the rail. */
const together: Record<string, string[]> = {
  schedule: ['schedule', 'playlists'],
  shows: ['shows', 'programmes', 'genres'],
  pages: ['pages', 'redirects'],
};

export const kindOfPath = (path: string) => kinds.find((kind) => kind.path === path);
export const kindOf = (type: string) => kinds.find((kind) => kind.type === type);

/** The lists beside this one, itself included. */
export function neighboursOf({ path }: Kind): Kind[] {
  const paths = Object.values(together).find((group) => group.includes(path)) ?? [];
  return paths.flatMap((name) => kindOfPath(name) ?? []);
}

/** The place in the rail under which a list is found. */
export function railPathOf(path: string): string {
  return Object.keys(together).find((place) => together[place]?.includes(path)) ?? path;
}
