import { themeOf } from '../../brand/theme.ts';
import { browserSettings } from '../../browser-settings.ts';
import { feedWords } from '../../words/feeds.ts';
import { feedResponse, feedSource } from '../source.ts';
import type { Route } from './+types/manifest';

/** /site.webmanifest: the site as an app, with the station's name and icons. */
export async function loader({ context }: Route.LoaderArgs) {
  const { station } = await feedSource(context);
  const { colours, top, icons } = themeOf(station, context.get(browserSettings).contentHost);
  const icon = (file: string, size: string, purpose: string) => ({
    src: `${icons}/${file}`,
    sizes: size,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    id: '/',
    name: station.name,
    short_name: station.name,
    description: station.description,
    lang: station.language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: colours.paper,
    theme_color: top[0],
    categories: ['music', 'entertainment'],
    icons: icons
      ? [
          icon('192.png', '192x192', 'any'),
          icon('512.png', '512x512', 'any'),
          icon('maskable-512.png', '512x512', 'maskable'),
        ]
      : [],
    shortcuts: [
      { name: feedWords.listenLive, url: '/listen' },
      { name: feedWords.shows, url: '/shows' },
    ],
  };
  return feedResponse(JSON.stringify(manifest), 'application/manifest+json');
}
