import { content } from '../../content.ts';
import { podcast } from '../podcast.ts';
import { answer, feedSource } from '../source.ts';
import type { Route } from './+types/resident-podcast';

/** /residents/{id}/podcast.xml */
export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await context.get(content).page('resident', `residents/${params.id}`);
  const source = await feedSource(context);
  const { resident, shows } = page;
  const feed = podcast(source, {
    title: `${resident.name} on ${source.station.name}`,
    description: page.description || resident.tagline || `Shows of ${resident.name}`,
    author: resident.name,
    path: `/residents/${resident.id}`,
    feedPath: `/residents/${resident.id}/podcast.xml`,
    picture: resident.picture.name,
    shows: shows.items,
  });
  return answer(feed, 'application/rss+xml');
}
