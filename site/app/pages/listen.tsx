import { useDeferredValue, useMemo } from 'react';
import { deferred } from '../browser/deferred.tsx';
import { useNow } from '../browser/use-now.ts';
import { content } from '../content.ts';
import { pageMeta } from '../meta.ts';
import { findBroadcast, useBroadcasts, useMissingSchedule, useSchedule } from '../radio/broadcasts.ts';
import { withFailureLog } from '../radio/failure-log.ts';
import { useHeardShow } from '../radio/use-heard-show.ts';
import type { Route } from './+types/listen';
// Imported here, because the server renders the schedule before its code is loaded.
import '../radio/schedule/schedule.css';
import '../zone/zone-switch.css';
import { ListenOnAir } from './listen-on-air.tsx';

/** The lower part of the page: rendered by the server, its code loaded after that of the upper part. */
const ListenDeferred = deferred(() => import('./listen-deferred.tsx'));

/** If the schedule cannot be read, the page says so and the stream can still be played. */
export async function loader({ context }: Route.LoaderArgs) {
  const client = context.get(content);
  const [page, liveNow, schedule] = await Promise.all([
    client.page('text', 'listen'),
    withFailureLog('live-now', client.liveNow).catch(() => null),
    withFailureLog('schedule', client.schedule).catch(() => null),
  ]);
  const { title, description, picture, text, blocks } = page;
  return { title, description, picture, text, blocks, liveNow, schedule, renderedAt: Date.now() };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  pageMeta(matches, { ...loaderData, path: location.pathname, type: 'music.radio_station' });

export default function Listen({ loaderData }: Route.ComponentProps) {
  const { title, liveNow, renderedAt, text, blocks } = loaderData;
  const schedule = useSchedule(loaderData.schedule, renderedAt);
  const slots = useBroadcasts(schedule, liveNow);
  const show = useHeardShow(liveNow);
  const now = useNow(renderedAt, show?.id);
  const isOld = schedule === loaderData.schedule && now - renderedAt > 3_600_000;
  useMissingSchedule(schedule === null || isOld);
  const broadcast = findBroadcast(slots, show);
  const liveId = broadcast?.id ?? null;
  // New props before hydration would make React remove the server's HTML; a deferred value waits until then.
  const deferredPart = useDeferredValue(
    useMemo(
      () => <ListenDeferred {...{ schedule, now, liveId, text, blocks }} />,
      [schedule, now, liveId, text, blocks],
    ),
  );
  return (
    <div className="mx-auto max-w-(--page) px-(--gutter) pt-6 pb-24">
      <h1 className="sr-only">{title}</h1>
      <ListenOnAir {...{ show, broadcast, slots, now }} />
      {deferredPart}
    </div>
  );
}
