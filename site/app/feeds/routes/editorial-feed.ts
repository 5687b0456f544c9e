import { content } from '../../content.ts';
import { editorialFeedXml } from '../editorial-feed.ts';
import { feedResponse, feedSource } from '../source.ts';
import type { Route } from './+types/editorial-feed';

/** /editorial/feed.xml: the latest articles. */
export async function loader({ context }: Route.LoaderArgs) {
  const { articles } = await context.get(content).page('editorial', 'editorial');
  return feedResponse(editorialFeedXml(await feedSource(context), articles.items), 'application/rss+xml');
}
