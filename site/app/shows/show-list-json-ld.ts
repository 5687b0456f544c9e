import type { ShowCard } from '@longwave/contract/card.ts';
import { rootData } from '../meta.ts';

export function showListJsonLd(matches: readonly unknown[], name: string, shows: ShowCard[]) {
  const origin = rootData(matches)?.settings.siteUrl ?? '';
  return {
    '@type': 'CollectionPage',
    name,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: shows.map((show, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: `${origin}/shows/${show.id}`,
        name: show.title,
      })),
    },
  };
}
