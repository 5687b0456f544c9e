import { browserSettings } from '../../browser-settings.ts';
import { content } from '../../content.ts';
import type { Route } from './+types/icon';

/** File names in content of the icons that browsers request at fixed paths. */
const files: Record<string, string> = {
  '/favicon.ico': 'favicon.ico',
  '/apple-touch-icon.png': '180.png',
  '/icon-192.png': '192.png',
  '/icon-512.png': '512.png',
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const { icons } = (await context.get(content).shell()).station;
  const file = files[url.pathname];
  if (!icons || !file) return new Response('There is no icon\n', { status: 404 });
  const location = `${context.get(browserSettings).contentHost}${icons}/${file}`;
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'public, max-age=3600' } });
}
