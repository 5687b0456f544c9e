import type { PageOf } from '@longwave/contract/page.ts';
import { picturePath } from '@longwave/contract/picture-path.ts';
import { absolute } from '../meta.ts';

type Root = Parameters<typeof absolute>[0];

/** Built in the loader, so that browsers need no code for it. */
export function seriesJsonLd(
  root: Root,
  { programme, description, hosts, links, shows }: PageOf<'programme'>,
) {
  const { siteUrl } = root.settings;
  return {
    '@type': 'RadioSeries',
    name: programme.title,
    url: `${siteUrl}/programmes/${programme.id}`,
    description,
    image: absolute(root, picturePath(programme.picture, 1440, 'jpg')),
    genre: programme.genres.map(({ title }) => title),
    numberOfEpisodes: shows.total,
    actor: hosts.map(({ id, name }) => ({ '@type': 'Person', name, url: `${siteUrl}/residents/${id}` })),
    sameAs: links.map(({ url }) => url).filter((url) => url.startsWith('http')),
    episode: shows.items.map(({ id, title, date }) => ({
      '@type': 'RadioEpisode',
      name: title,
      url: `${siteUrl}/shows/${id}`,
      datePublished: date,
    })),
    productionCompany: { '@type': 'RadioStation', name: root.shell.station.name, url: siteUrl },
  };
}
