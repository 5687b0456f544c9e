import type { PageOf } from '@longwave/contract/page.ts';
import type { WeekSchedule } from '@longwave/contract/schedule.ts';
import { Blocks } from '../ui/blocks.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { listenBelowWords } from '../words/listen-below.ts';
import { ZoneSwitch } from '../zone/zone-switch.tsx';
import { LastTracks } from './last-tracks.tsx';
import { DailySchedule } from './schedule/daily-schedule.tsx';
import { WeekAhead } from './schedule/week-ahead.tsx';

type ListenBelowProps = Pick<PageOf<'text'>, 'text' | 'blocks'> & {
  schedule: WeekSchedule | null;
  now: number;
  liveId: string | null;
};

/** What one scrolls to on the listen page: the programme, the last tracks, and the station's own words. */
export default function ListenBelow({ schedule, now, liveId, text, blocks }: ListenBelowProps) {
  return (
    <>
      <section aria-labelledby="today" className="mt-16">
        <SectionHead title={listenBelowWords.programme} id="today" />
        {schedule && <ZoneSwitch />}
        <DailySchedule schedule={schedule} now={now} liveId={liveId} />
      </section>
      {schedule && (
        <section aria-labelledby="week" className="mt-16">
          <SectionHead
            title={listenBelowWords.week}
            id="week"
            more={{ href: '/schedule.ics', title: listenBelowWords.calendar }}
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
