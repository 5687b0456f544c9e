import type { DocumentOf } from '@longwave/contract/documents.ts';
import { artwork } from './artwork.ts';
import type { Programme } from './programmes/programme.ts';
import { stories } from './programmes/stories.ts';
import { programmes } from './programmes.ts';
import { slugOf } from './slug-of.ts';

export function programmeDocuments(): DocumentOf<'programme'>[] {
  return programmes.map(documentOf);
}

export function programmePicture(title: string) {
  return artwork(`show-${slugOf(title)}`, `Poster for ${title}`);
}

function documentOf({ title, summary, residents, genres }: Programme): DocumentOf<'programme'> {
  const story = stories[title];
  if (!story) throw new Error(`Nobody has written how ${title} came about`);
  return {
    type: 'programme',
    slug: slugOf(title),
    title,
    summary,
    description: `<p>${story}</p>`,
    picture: programmePicture(title),
    residents,
    genres,
    links: [],
  };
}
