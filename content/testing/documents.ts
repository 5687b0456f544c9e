import type { DocumentOf, StationDocument } from '@longwave/contract/documents.ts';

/** Documents of a small station for tests. */

export const picture = { name: 'sea', alt: 'The sea', width: 1200, height: 1200, colour: '#1c2c4c' };

export function show(slug: string, date: string, more: Partial<DocumentOf<'show'>> = {}): DocumentOf<'show'> {
  return {
    type: 'show',
    slug,
    title: `Show ${slug}`,
    description: `<p>About ${slug}.</p>`,
    date,
    picture,
    residents: ['ines'],
    guests: [],
    genres: ['ambient'],
    tracklist: [],
    recording: { kind: 'file', name: slug, url: `/recordings/${slug}`, seconds: 600, bytes: null },
    featured: false,
    ...more,
  };
}

export function resident(slug: string, name: string): DocumentOf<'resident'> {
  return {
    type: 'resident',
    slug,
    name,
    tagline: 'Slow records',
    bio: '<p>Plays slow records.</p>',
    picture,
    place: 'Porto',
    genres: ['ambient'],
    links: [],
  };
}

export function programme(
  slug: string,
  more: Partial<DocumentOf<'programme'>> = {},
): DocumentOf<'programme'> {
  return {
    type: 'programme',
    slug,
    title: `Programme ${slug}`,
    summary: '',
    description: `<p>The story of ${slug}.</p>`,
    picture,
    residents: ['ines'],
    genres: ['ambient'],
    links: [],
    ...more,
  };
}

export function article(slug: string, more: Partial<DocumentOf<'article'>> = {}): DocumentOf<'article'> {
  return {
    type: 'article',
    slug,
    title: `Article ${slug}`,
    section: 'reads',
    date: '2026-10-01T10:00:00Z',
    author: '',
    lede: '',
    picture,
    blocks: [],
    residents: [],
    ...more,
  };
}

export function video(slug: string, more: Partial<DocumentOf<'video'>> = {}): DocumentOf<'video'> {
  return {
    type: 'video',
    slug,
    title: `Video ${slug}`,
    kind: 'shorts',
    date: '2026-10-01T10:00:00Z',
    description: '',
    picture,
    seconds: 10,
    source: { provider: 'file', name: 'pier' },
    residents: [],
    ...more,
  };
}

export function collection(
  slug: string,
  more: Partial<DocumentOf<'collection'>> = {},
): DocumentOf<'collection'> {
  return {
    type: 'collection',
    slug,
    title: `Collection ${slug}`,
    kind: 'series',
    summary: '',
    text: '',
    picture,
    shows: [],
    featured: false,
    ...more,
  };
}

export function genre(slug: string, title: string, group = 'Quiet'): DocumentOf<'genre'> {
  return { type: 'genre', slug, title, group };
}

export function textPage(slug: string, more: Partial<DocumentOf<'page'>> = {}): DocumentOf<'page'> {
  return {
    type: 'page',
    slug,
    title: `Page ${slug}`,
    description: '',
    text: `<p>Text of ${slug}</p>`,
    picture: null,
    isListed: true,
    validFrom: null,
    validUntil: null,
    ...more,
  };
}

export function slot(slug: string, more: Partial<DocumentOf<'slot'>> = {}): DocumentOf<'slot'> {
  return {
    type: 'slot',
    slug,
    title: `Slot ${slug}`,
    description: '',
    residents: ['ines'],
    picture: null,
    zone: 'Europe/London',
    firstDate: '2026-01-04',
    startTime: '10:00',
    minutes: 120,
    repeat: 'weekly',
    lastDate: null,
    ...more,
  };
}

export function playlist(slug: string): DocumentOf<'playlist'> {
  return {
    type: 'playlist',
    slug,
    title: `Playlist ${slug}`,
    recordings: [{ name: 'tide', title: 'Tide', seconds: 60 }],
  };
}

export function redirect(slug: string, from: string, to: string): DocumentOf<'redirect'> {
  return { type: 'redirect', slug, from, to, permanent: true };
}

export const station: DocumentOf<'station'> = {
  type: 'station',
  slug: 'station',
  name: 'Test Radio',
  strapline: 'For tests',
  description: 'A station for tests.',
  zone: 'Europe/London',
  language: 'en',
  logo: null,
  additionalnav: [{ itemtitle: 'Shop', itemurl: 'https://example.org/', newtab: true }],
  imagenav: [{ itemtitle: 'Sea', itemurl: '/shows', itemimage: picture, newtab: false }],
  footercopy: '<p>Test Radio</p>',
  social: [{ name: 'Mastodon', url: 'https://example.org/@radio' }],
  footermenucontact: [{ itemtitle: 'Write', itemurl: 'mailto:radio@example.org', newtab: false }],
  accountUrl: null,
};

export const baseDocuments: StationDocument[] = [
  station,
  genre('ambient', 'Ambient'),
  genre('dub', 'Dub', 'Heavy'),
  genre('jazz', 'Jazz'),
  resident('ines', 'Inês Duarte'),
  resident('bo', 'Bo Ødegård'),
];
