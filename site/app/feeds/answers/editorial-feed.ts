import { content } from '../../content.ts';
import { editorialFeed } from '../editorial-feed.ts';
import { answer, feedSource } from '../source.ts';
import type { Route } from './+types/editorial-feed';

/** /editorial/feed.xml */
export async function loader({ context }: Route.LoaderArgs) {
  const { articles } = await context.get(content).page('editorial', 'editorial');
  return answer(editorialFeed(await feedSource(context), articles.items), 'application/rss+xml');
}
