import type { WeekSchedule } from '@longwave/contract/schedule.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import { ZoneSwitch } from '../../zone/zone-switch.tsx';
import { DailySchedule } from './daily-schedule.tsx';
import { WeekAhead } from './week-ahead.tsx';

type ProgrammeProps = { schedule: WeekSchedule | null; now: number; liveId: string | null };

/** The day's programme and the week ahead, in the zone the visitor chose. */
export default function Programme({ schedule, now, liveId }: ProgrammeProps) {
  return (
    <>
      <section aria-labelledby="today" className="mt-16">
        <SectionHead title="The programme" id="today" />
        {schedule && <ZoneSwitch />}
        <DailySchedule schedule={schedule} now={now} liveId={liveId} />
      </section>
      {schedule && (
        <section aria-labelledby="week" className="mt-16">
          <SectionHead
            title="The week ahead"
            id="week"
            more={{ href: '/schedule.ics', title: 'Add to your calendar' }}
          />
          <WeekAhead schedule={schedule} now={now} liveId={liveId} />
        </section>
      )}
    </>
  );
}
