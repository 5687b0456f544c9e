import type { StationDocument } from '@longwave/contract/documents.ts';

/** Names of the lists that a live document is in. */
export function listsOf(document: StationDocument): string[] {
  switch (document.type) {
    case 'show':
      return [
        'shows',
        ...(document.featured ? ['shows/featured'] : []),
        ...(document.guests.length > 0 ? ['shows/guests'] : []),
        ...unique(document.genres, genreList),
        ...unique(document.residents, residentShows),
        ...(document.programme ? [programmeShows(document.programme)] : []),
      ];
    case 'programme':
      return ['programmes', ...unique(document.residents, residentProgrammes)];
    case 'collection':
      return ['collections', `collections/${document.kind}`];
    case 'article':
      return ['editorial', `editorial/${document.section}`, ...unique(document.residents, residentArticles)];
    case 'video':
      return ['tv', `tv/${document.kind}`, ...unique(document.residents, residentVideos)];
    default:
      return [`${document.type}s`];
  }
}

export const genreList = (slug: string) => `genre:${slug}`;
export const residentShows = (slug: string) => `resident:${slug}`;
export const programmeShows = (slug: string) => `programme:${slug}`;
export const residentProgrammes = (slug: string) => `resident-programmes:${slug}`;
export const residentArticles = (slug: string) => `resident-articles:${slug}`;
export const residentVideos = (slug: string) => `resident-videos:${slug}`;

/** The sort key of a document in lists: its date, or 0 for types without one, which are sorted by when they were first written. */
export function listDate(document: StationDocument): number {
  return 'date' in document ? Date.parse(document.date) : 0;
}

function unique(slugs: string[], name: (slug: string) => string): string[] {
  return [...new Set(slugs)].map(name);
}
