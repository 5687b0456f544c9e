import { picturePath } from '@longwave/contract/picture-path.ts';
import { answer, feedSource } from '../source.ts';
import type { Route } from './+types/manifest';

const logoWidths = [160, 320, 640, 960] as const;
const ownIcons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
];

/** /site.webmanifest: the site as an app, under the station's own name and sign. */
export async function loader({ context }: Route.LoaderArgs) {
  const { station, contentHost } = await feedSource(context);
  const { logo } = station;
  // An app's icon is square; a station with a wide logo gets the plain one.
  const icons =
    logo && logo.width === logo.height
      ? logoWidths.map((width) => ({
          src: contentHost + picturePath(logo.name, width, 'png'),
          sizes: `${width}x${width}`,
          type: 'image/png',
        }))
      : ownIcons;
  const manifest = {
    id: '/',
    name: station.name,
    short_name: station.name,
    description: station.description,
    lang: station.language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f4f1ea',
    theme_color: '#11110f',
    categories: ['music', 'entertainment'],
    icons,
    shortcuts: [
      { name: 'Listen live', url: '/listen' },
      { name: 'Shows', url: '/shows' },
    ],
  };
  return answer(JSON.stringify(manifest), 'application/manifest+json');
}
