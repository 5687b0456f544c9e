import { browserSettings } from '../../browser-settings.ts';
import { content } from '../../content.ts';
import { stylesheetOf } from '../theme.ts';
import type { Route } from './+types/stylesheet';

/** /brand.css?v=…: the station's colours and fonts; cached for ever if `v` is the current version. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { station } = await context.get(content).shell();
  const { css, version } = stylesheetOf(station.brand ?? {}, context.get(browserSettings).contentHost);
  const isCurrent = url.searchParams.get('v') === version;
  return new Response(css, {
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-store',
    },
  });
}
