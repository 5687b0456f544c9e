import { content } from '../../content.ts';
import { podcastXml } from '../podcast.ts';
import { readFeedPages } from '../read-feed-pages.ts';
import { feedResponse, feedSource } from '../source.ts';
import type { Route } from './+types/podcast';

/** /podcast.xml: the latest shows of the whole station. */
export async function loader({ context }: Route.LoaderArgs) {
  const source = await feedSource(context);
  const client = context.get(content);
  const { shows } = await readFeedPages((number) => client.page('shows', 'shows/latest', number));
  const { station } = source;
  const feed = podcastXml(source, {
    title: station.name,
    description: station.description,
    author: station.name,
    path: '/shows',
    feedPath: '/podcast.xml',
    picture: station.logo,
    shows,
  });
  return feedResponse(feed, 'application/rss+xml');
}
