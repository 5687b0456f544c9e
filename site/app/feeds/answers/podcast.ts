import { content } from '../../content.ts';
import { podcast } from '../podcast.ts';
import { answer, feedSource } from '../source.ts';
import type { Route } from './+types/podcast';

/** How many pages of the list a feed goes back. */
const depth = 5;

/** /podcast.xml: the latest shows of the whole station. */
export async function loader({ context }: Route.LoaderArgs) {
  const client = context.get(content);
  const source = await feedSource(context);
  const first = await client.page('shows', 'shows/latest');
  const older = Array.from({ length: Math.min(depth, first.shows.pages) - 1 }, (_, place) =>
    client.page('shows', 'shows/latest', place + 2),
  );
  const pages = [first, ...(await Promise.all(older))];
  const { station } = source;
  const feed = podcast(source, {
    title: station.name,
    description: station.description,
    author: station.name,
    path: '/shows',
    feedPath: '/podcast.xml',
    picture: station.logo?.name ?? null,
    shows: pages.flatMap(({ shows }) => shows.items),
  });
  return answer(feed, 'application/rss+xml');
}
