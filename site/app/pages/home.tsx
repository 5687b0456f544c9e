import type { Occurrence, WeekSchedule } from '@longwave/contract/schedule.ts';
import { scheduleKeys } from '@longwave/contract/weekdays.ts';
import { Suspense } from 'react';
import { content } from '../content.ts';
import { pageMeta, rootData } from '../meta.ts';
import { lazyPart } from '../player/lazy-part.tsx';
import { OnAirHero } from '../radio/on-air-hero.tsx';
import type { Route } from './+types/home';
import { LatestShows } from './home/latest-shows.tsx';

/** In the page from the server; made alive after what is above it. */
const HomeBelow = lazyPart(() => import('./home/home-below.tsx'));

export async function loader({ context }: Route.LoaderArgs) {
  const client = context.get(content);
  const [site, schedule] = await Promise.all([client.homePage(), client.schedule().catch(() => undefined)]);
  const { articles, residents, description, picture } = site;
  const upNext = schedule ? comingUp(schedule, Date.now()) : [];
  if (upNext[0]) client.expire(Date.parse(upNext[0].start));
  // Only what is shown: everything sent along has to be read again by the visitor's phone.
  const collection = site.collection && { ...site.collection, shows: site.collection.shows.slice(0, 6) };
  const latest = site.latest.slice(0, 7);
  const featured = site.featured.slice(0, 5);
  const videos = site.videos.slice(0, 4);
  return { latest, featured, collection, articles, videos, residents, description, picture, upNext };
}

/** The next broadcasts, soonest first. */
function comingUp(schedule: WeekSchedule, now: number): Occurrence[] {
  return scheduleKeys
    .flatMap((key) => schedule[key].schedule)
    .filter(({ start }) => Date.parse(start) > now)
    .sort((one, other) => Date.parse(one.start) - Date.parse(other.start))
    .slice(0, 4);
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
  const { latest, featured, collection, articles, videos, residents, upNext } = loaderData;
  const { shell, liveNow } = matches[0].loaderData;
  return (
    <>
      <h1 className="sr-only">
        {shell.station.name}: {shell.station.strapline}
      </h1>
      <OnAirHero initial={liveNow} upNext={upNext} />
      <LatestShows shows={latest} />
      <Suspense>
        <HomeBelow {...{ collection, articles, featured, videos, residents }} />
      </Suspense>
    </>
  );
}
