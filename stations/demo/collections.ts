import type { DocumentOf } from '@longwave/contract/documents.ts';
import { artwork } from './artwork.ts';
import { chance } from './chance.ts';
import { type Episode, episodes } from './episodes.ts';
import { guestResidencies, takeovers } from './occasions.ts';
import { series } from './series.ts';
import { slugOf } from './slug-of.ts';

type Collection = DocumentOf<'collection'>;
const featured = ['Night Reading', 'Sail Loft Saturday', 'Letters to Accra'];

export function collectionDocuments(): Collection[] {
  return [
    ...series.map((one) =>
      collectionOf('series', one, chance(one.title).take(episodes().filter(one.holds), one.size)),
    ),
    ...takeovers.map((one) => collectionOf('takeovers', one, partsOf(one.title))),
    ...guestResidencies.map((one) => collectionOf('guest-residencies', one, partsOf(one.title))),
  ];
}

/** The episodes of an occasion, oldest first. */
function partsOf(title: string): Episode[] {
  return episodes()
    .filter(({ occasion }) => occasion === title)
    .reverse();
}

function collectionOf(
  kind: Collection['kind'],
  { title, summary, text }: { title: string; summary: string; text: string[] },
  parts: Episode[],
): Collection {
  return {
    type: 'collection',
    slug: slugOf(title),
    title,
    kind,
    summary,
    text: text.map((paragraph) => `<p>${paragraph}</p>`).join(''),
    picture: artwork(`collection-${slugOf(title)}`, `Cover of the collection ${title}`),
    shows: parts.map(({ slug }) => slug),
    featured: featured.includes(title),
  };
}
