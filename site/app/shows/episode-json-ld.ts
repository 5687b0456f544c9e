import type { ProgrammeTag, ShowCard } from '@longwave/contract/card.ts';
import { picturePath } from '@longwave/contract/picture-path.ts';
import { absolute } from '../meta.ts';
import { isoLength } from '../ui/time.ts';

type Root = Parameters<typeof absolute>[0];

/** Built in the loader, so that browsers need no code for it. */
export function episodeJsonLd(
  root: Root,
  show: ShowCard,
  description: string,
  programme: ProgrammeTag | null = null,
) {
  const { siteUrl } = root.settings;
  const url = `${siteUrl}/shows/${show.id}`;
  return {
    '@type': 'RadioEpisode',
    name: show.title,
    url,
    description,
    datePublished: show.date,
    image: absolute(root, picturePath(show.picture, 1440, 'jpg')),
    genre: show.genres.map((genre) => genre.title),
    ...(show.recording && { timeRequired: isoLength(show.recording.seconds) }),
    actor: show.residents.map(({ id, name }) => ({
      '@type': 'Person',
      name,
      url: `${siteUrl}/residents/${id}`,
    })),
    ...(programme && {
      partOfSeries: {
        '@type': 'RadioSeries',
        name: programme.title,
        url: `${siteUrl}/programmes/${programme.id}`,
      },
    }),
    productionCompany: { '@type': 'RadioStation', name: root.shell.station.name, url: siteUrl },
  };
}
