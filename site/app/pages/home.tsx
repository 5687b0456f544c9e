import { deferred } from '../browser/deferred.tsx';
import { content } from '../content.ts';
import { pageMeta, rootData } from '../meta.ts';
import { broadcastsOf } from '../radio/broadcasts.ts';
import type { Route } from './+types/home';
import { LatestShows } from './home/latest-shows.tsx';
import { HomeOnAir } from './home-on-air.tsx';

/** The lower part of the page: rendered by the server, its code loaded after that of the upper part. */
const HomeDeferred = deferred(() => import('./home/home-deferred.tsx'));

export async function loader({ context }: Route.LoaderArgs) {
  const client = context.get(content);
  const [site, schedule] = await Promise.all([client.homePage(), client.schedule().catch(() => undefined)]);
  const { articles, residents, description, picture } = site;
  const renderedAt = Date.now();
  // The broadcast on air, the four shown after it, and one more, so that four remain when the next one begins.
  const broadcasts = schedule
    ? broadcastsOf(schedule)
        .filter(({ end }) => Date.parse(end) > renderedAt)
        .slice(0, 6)
    : [];
  const [first] = broadcasts;
  if (first) client.expire(Date.parse(Date.parse(first.start) > renderedAt ? first.start : first.end));
  // Only the items that are shown, because all loader data is sent with the page.
  const collection = site.collection && { ...site.collection, shows: site.collection.shows.slice(0, 6) };
  const latest = site.latest.slice(0, 7);
  const featured = site.featured.slice(0, 5);
  const videos = site.videos.slice(0, 4);
  return {
    latest,
    featured,
    collection,
    articles,
    videos,
    residents,
    description,
    picture,
    broadcasts,
    renderedAt,
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const root = rootData(matches);
  if (!root || !loaderData) return [];
  const { station } = root.shell;
  return pageMeta(matches, {
    description: loaderData.description || station.description,
    picture: loaderData.picture ?? loaderData.latest[0]?.picture,
    path: '/',
    type: 'music.radio_station',
    jsonLd: {
      '@type': 'RadioStation',
      name: station.name,
      slogan: station.strapline,
      description: station.description,
      url: `${root.settings.siteUrl}/`,
      sameAs: root.shell.social.map(({ url }) => url),
    },
  });
};

export default function Home({ loaderData, matches }: Route.ComponentProps) {
  const { latest, featured, collection, articles, videos, residents, broadcasts, renderedAt } = loaderData;
  const { shell, liveNow } = matches[0].loaderData;
  return (
    <>
      <h1 className="sr-only">
        {shell.station.name}: {shell.station.strapline}
      </h1>
      <HomeOnAir initial={liveNow} broadcasts={broadcasts} renderedAt={renderedAt} />
      <LatestShows shows={latest} />
      <HomeDeferred {...{ collection, articles, featured, videos, residents }} />
    </>
  );
}
