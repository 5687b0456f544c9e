import type { WeekSchedule } from '@longwave/contract/schedule.ts';
import { useZone } from '../../zone/zone-choice.ts';
import { ZoneLabel } from '../../zone/zone-label.tsx';
import { groupByDayInZone, todayIn, weekAhead } from '../schedule-choice.ts';
import { dayName } from './clock.ts';
import { SlotList } from './daily-schedule.tsx';
import './schedule.css';
import { listenDeferredWords } from '../../words/listen-deferred.ts';
import { fill } from '../../words/words.ts';

type WeekAheadProps = { schedule: WeekSchedule; now: number; liveId: string | null };

/** seven days from today, each slot on the day it starts in the visitor's zone. Tomorrow is open; today is shown above. */
export function WeekAhead({ schedule, now, liveId }: WeekAheadProps) {
  const { zone } = useZone();
  const days = weekAhead(groupByDayInZone(schedule, zone, now), todayIn(zone, now), liveId);
  return (
    <div className="week-ahead">
      <p className="meta pb-2">
        <ZoneLabel />
      </p>
      {days.map(({ date, schedule: slots }, at) => (
        <details key={date} open={at === 1}>
          <summary>
            <h3 className="day-name">
              {fill([listenDeferredWords.todayIs, listenDeferredWords.tomorrowIs][at] ?? '{day}', {
                day: dayName(date),
              })}
            </h3>
          </summary>
          <SlotList slots={slots} zone={zone} now={now} />
        </details>
      ))}
    </div>
  );
}
