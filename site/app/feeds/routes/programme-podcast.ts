import { content } from '../../content.ts';
import { feedWords } from '../../words/feeds.ts';
import { fill } from '../../words/words.ts';
import { podcastXml } from '../podcast.ts';
import { readFeedPages } from '../read-feed-pages.ts';
import { feedResponse, feedSource } from '../source.ts';
import type { Route } from './+types/programme-podcast';

/** /programmes/{id}/podcast.xml: the episodes of one programme. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const id = `programmes/${params.id}`;
  const client = context.get(content);
  const { first, shows } = await readFeedPages((number) => client.page('programme', id, number));
  const source = await feedSource(context);
  const { programme } = first;
  const feed = podcastXml(source, {
    title: fill(feedWords.residentOn, { name: programme.title, station: source.station.name }),
    description: first.description || fill(feedWords.episodesOf, { title: programme.title }),
    author: programme.residents.map(({ name }) => name).join(', ') || source.station.name,
    path: `/${id}`,
    feedPath: `/${id}/podcast.xml`,
    picture: programme.picture,
    shows,
  });
  return feedResponse(feed, 'application/rss+xml');
}
