import type { DocumentType } from '@longwave/contract/documents.ts';

/** How the studio names and lists the documents of a type. */
export type Kind = {
  type: DocumentType;
  /** First part of the paths of its screens in the studio. */
  path: string;
  heading: string;
  one: string;
  /** Path of a document's page on the site without the slug; undefined for documents without a page. */
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

/** The station document. There is only one, so it has no list. */
export const stationKind: Kind = {
  type: 'station',
  path: 'settings',
  heading: 'Settings',
  one: 'station',
  sitePath: '/',
};

/** Paths of the lists that share an entry in the rail, by the path of that entry. */
const together: Record<string, string[]> = {
  schedule: ['schedule', 'playlists'],
  shows: ['shows', 'programmes', 'genres'],
  pages: ['pages', 'redirects'],
};

export const kindOfPath = (path: string) => kinds.find((kind) => kind.path === path);
export const kindOf = (type: string) => kinds.find((kind) => kind.type === type);

/** The lists that share a rail entry with this one, including itself; empty when it shares with none. */
export function neighboursOf({ path }: Kind): Kind[] {
  const paths = Object.values(together).find((group) => group.includes(path)) ?? [];
  return paths.flatMap((name) => kindOfPath(name) ?? []);
}

/** Path of the rail entry that a list belongs to. */
export function railPathOf(path: string): string {
  return Object.keys(together).find((place) => together[place]?.includes(path)) ?? path;
}
