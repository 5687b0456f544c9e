import { Suspense } from 'react';
import { content } from '../content.ts';
import { pageMeta, rootData } from '../meta.ts';
import { lazyPart } from '../player/lazy-part.tsx';
import { broadcastsOf } from '../radio/broadcasts.ts';
import { OnAirHero } from '../radio/on-air-hero.tsx';
import type { Route } from './+types/home';
import { LatestShows } from './home/latest-shows.tsx';

/** In the page from the server; made alive after what is above it. */
const HomeBelow = lazyPart(() => import('./home/home-below.tsx'));

export async function loader({ context }: Route.LoaderArgs) {
  const client = context.get(content);
  const [site, schedule] = await Promise.all([client.homePage(), client.schedule().catch(() => undefined)]);
  const { articles, residents, description, picture } = site;
  const made = Date.now();
  // The one on air, the four that are shown after it, and one more: when the next begins, the row stays whole.
  const broadcasts = schedule
    ? broadcastsOf(schedule)
        .filter(({ end }) => Date.parse(end) > made)
        .slice(0, 6)
    : [];
  const [first] = broadcasts;
  if (first) client.expire(Date.parse(Date.parse(first.start) > made ? first.start : first.end));
  // Only what is shown: everything sent along has to be read again by the visitor's phone.
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
    made,
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
    thing: {
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
  const { latest, featured, collection, articles, videos, residents, broadcasts, made } = loaderData;
  const { shell, liveNow } = matches[0].loaderData;
  return (
    <>
      <h1 className="sr-only">
        {shell.station.name}: {shell.station.strapline}
      </h1>
      <OnAirHero initial={liveNow} broadcasts={broadcasts} made={made} />
      <LatestShows shows={latest} />
      <Suspense>
        <HomeBelow {...{ collection, articles, featured, videos, residents }} />
      </Suspense>
    </>
  );
}
