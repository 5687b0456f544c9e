import type { PageOf } from '@longwave/contract/page.ts';
import type { WeekSchedule } from '@longwave/contract/schedule.ts';
import { broadcastsOf } from '../radio/broadcasts.ts';
import { LastTracks } from '../radio/last-tracks.tsx';
import { DailySchedule } from '../radio/schedule/daily-schedule.tsx';
import { WeekAhead } from '../radio/schedule/week-ahead.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { listenDeferredWords } from '../words/listen-deferred.ts';
import { ZoneSwitch } from '../zone/zone-switch.tsx';
import { Blocks } from './blocks.tsx';

type ListenDeferredProps = Pick<PageOf<'text'>, 'text' | 'blocks'> & {
  schedule: WeekSchedule | null;
  now: number;
  liveId: string | null;
};

/** The lower part of the listen page: the schedule, the last tracks and the station's text. */
export default function ListenDeferred({ schedule, now, liveId, text, blocks }: ListenDeferredProps) {
  const isPlanned = schedule && broadcastsOf(schedule).length > 0;
  return (
    <>
      <section aria-labelledby="today" className="mt-16">
        <SectionHead title={listenDeferredWords.schedule} id="today" />
        {isPlanned && <ZoneSwitch />}
        {schedule && !isPlanned ? (
          <p className="slot-none">{listenDeferredWords.nothingScheduled}</p>
        ) : (
          <DailySchedule schedule={schedule} now={now} liveId={liveId} />
        )}
      </section>
      {isPlanned && (
        <section aria-labelledby="week" className="mt-16">
          <SectionHead
            title={listenDeferredWords.week}
            id="week"
            more={{ href: '/schedule.ics', title: listenDeferredWords.calendar }}
          />
          <WeekAhead schedule={schedule} now={now} liveId={liveId} />
        </section>
      )}
      <LastTracks />
      <RichText html={text.html} className="mt-16 max-w-(--measure)" />
      {blocks.length > 0 && (
        <div className="mt-10 grid grid-cols-1 gap-y-10 [&>*]:mx-0">
          <Blocks blocks={blocks} />
        </div>
      )}
    </>
  );
}
