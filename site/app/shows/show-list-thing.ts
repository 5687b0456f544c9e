import type { ShowCard } from '@longwave/contract/card.ts';
import { rootData } from '../meta.ts';

/** A list of shows as search engines want to be told of it (JSON-LD). */

export function listOfShows(matches: readonly unknown[], name: string, shows: ShowCard[]) {
  const origin = rootData(matches)?.settings.siteUrl ?? '';
  return {
    '@type': 'CollectionPage',
    name,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: shows.map((show, place) => ({
        '@type': 'ListItem',
        position: place + 1,
        url: `${origin}/shows/${show.id}`,
        name: show.title,
      })),
    },
  };
}
