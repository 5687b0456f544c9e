import { Suspense, useDeferredValue, useMemo } from 'react';
import { content } from '../content.ts';
import { pageMeta } from '../meta.ts';
import { lazyPart } from '../player/lazy-part.tsx';
import { findBroadcast, useBroadcasts, useMissingProgramme, useSchedule } from '../radio/broadcasts.ts';
import { LiveNowHero } from '../radio/live-now-hero.tsx';
import { useNow } from '../radio/schedule/use-now.ts';
import { readOnAirData } from '../radio/schedule-choice.ts';
import { useHeardShow } from '../radio/use-heard-show.ts';
import type { Route } from './+types/listen';
// The programme is seen before its code comes.
import '../radio/schedule/schedule.css';
import '../zone/zone-switch.css';

/** In the page from the server; made alive after what is above it. */
const ListenBelow = lazyPart(() => import('../radio/listen-below.tsx'));

/** The programme may be missing: the page then says so, and the stream plays all the same. */
export async function loader({ context }: Route.LoaderArgs) {
  const client = context.get(content);
  const [page, liveNow, schedule] = await Promise.all([
    client.page('text', 'listen'),
    readOnAirData('live-now', client.liveNow).catch(() => null),
    readOnAirData('schedule', client.schedule).catch(() => null),
  ]);
  const { title, description, picture, text, blocks } = page;
  return { title, description, picture, text, blocks, liveNow, schedule, made: Date.now() };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  pageMeta(matches, { ...loaderData, path: location.pathname, type: 'music.radio_station' });

export default function Listen({ loaderData }: Route.ComponentProps) {
  const { title, liveNow, made, text, blocks } = loaderData;
  const schedule = useSchedule(loaderData.schedule, made);
  const slots = useBroadcasts(schedule, liveNow);
  const show = useHeardShow(liveNow);
  const now = useNow(made, show?.id);
  const isOld = schedule === loaderData.schedule && now - made > 3_600_000;
  useMissingProgramme(schedule === null || isOld);
  const liveId = findBroadcast(slots, show)?.id ?? null;
  // A part that is given something new before it is alive would be taken away until it is; deferred, it stays.
  const below = useDeferredValue(
    useMemo(
      () => (
        <Suspense>
          <ListenBelow {...{ schedule, now, liveId, text, blocks }} />
        </Suspense>
      ),
      [schedule, now, liveId, text, blocks],
    ),
  );
  return (
    <div className="mx-auto max-w-(--page) px-(--gutter) pt-6 pb-24">
      <h1 className="sr-only">{title}</h1>
      <LiveNowHero initial={liveNow} slots={slots} now={now} />
      {below}
    </div>
  );
}
