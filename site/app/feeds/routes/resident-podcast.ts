import { content } from '../../content.ts';
import { feedWords } from '../../words/feeds.ts';
import { fill } from '../../words/words.ts';
import { podcastXml } from '../podcast.ts';
import { feedResponse, feedSource } from '../source.ts';
import type { Route } from './+types/resident-podcast';

/** /residents/{id}/podcast.xml: the latest shows of one resident. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await context.get(content).page('resident', `residents/${params.id}`);
  const source = await feedSource(context);
  const { resident, shows } = page;
  const feed = podcastXml(source, {
    title: fill(feedWords.residentOn, { name: resident.name, station: source.station.name }),
    description: page.description || resident.tagline || fill(feedWords.showsOf, { name: resident.name }),
    author: resident.name,
    path: `/residents/${resident.id}`,
    feedPath: `/residents/${resident.id}/podcast.xml`,
    picture: resident.picture,
    shows: shows.items,
  });
  return feedResponse(feed, 'application/rss+xml');
}
