import { content } from '../../content.ts';
import { feedWords } from '../../words/feeds.ts';
import { fill } from '../../words/words.ts';
import { podcast } from '../podcast.ts';
import { answer, feedSource } from '../source.ts';
import type { Route } from './+types/programme-podcast';

/** How many pages of the list a feed goes back. */
const depth = 5;

/** /programmes/{id}/podcast.xml: the episodes of one programme. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const client = context.get(content);
  const id = `programmes/${params.id}`;
  const first = await client.page('programme', id);
  const older = Array.from({ length: Math.min(depth, first.shows.pages) - 1 }, (_, place) =>
    client.page('programme', id, place + 2),
  );
  const pages = [first, ...(await Promise.all(older))];
  const source = await feedSource(context);
  const { programme } = first;
  const feed = podcast(source, {
    title: fill(feedWords.residentOn, { name: programme.title, station: source.station.name }),
    description: first.description || fill(feedWords.episodesOf, { title: programme.title }),
    author: programme.residents.map(({ name }) => name).join(', ') || source.station.name,
    path: `/${id}`,
    feedPath: `/${id}/podcast.xml`,
    picture: programme.picture.name,
    shows: pages.flatMap(({ shows }) => shows.items),
  });
  return answer(feed, 'application/rss+xml');
}
