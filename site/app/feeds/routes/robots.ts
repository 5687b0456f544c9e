import { browserSettings } from '../../browser-settings.ts';
import { feedResponse } from '../source.ts';
import type { Route } from './+types/robots';

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(browserSettings);
  const lines = [
    'User-agent: *',
    'Disallow: /search',
    'Disallow: /api/',
    'Disallow: /error',
    'Allow: /',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
  ];
  return feedResponse(`${lines.join('\n')}\n`, 'text/plain');
}
