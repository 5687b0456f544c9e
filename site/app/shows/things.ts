import type { ShowCard } from '@longwave/contract/card.ts';
import { picturePath } from '@longwave/contract/picture-path.ts';
import { absolute, rootData } from '../meta.ts';
import { isoLength } from '../ui/time.ts';

/** Shows as search engines want to be told of them (JSON-LD). */

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

export function episode(matches: readonly unknown[], show: ShowCard, description: string) {
  const root = rootData(matches);
  if (!root) return undefined;
  const { siteUrl } = root.settings;
  const url = `${siteUrl}/shows/${show.id}`;
  return {
    '@type': 'RadioEpisode',
    name: show.title,
    url,
    description,
    datePublished: show.date,
    image: absolute(root, picturePath(show.picture.name, 1440, 'jpg')),
    genre: show.genres.map((genre) => genre.title),
    ...(show.recording && { timeRequired: isoLength(show.recording.seconds) }),
    actor: show.residents.map(({ id, name }) => ({
      '@type': 'Person',
      name,
      url: `${siteUrl}/residents/${id}`,
    })),
    productionCompany: { '@type': 'RadioStation', name: root.shell.station.name, url: siteUrl },
  };
}
