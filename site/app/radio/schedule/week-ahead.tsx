import type { WeekSchedule } from '@longwave/contract/schedule.ts';
import { weekAhead } from '../schedule-choice.ts';
import { dayName } from './clock.ts';
import { SlotList, useOnAirId } from './daily-schedule.tsx';
import { useNow } from './use-now.ts';
import { useZone } from './zone-choice.ts';
import './schedule.css';

type WeekAheadProps = { schedule: WeekSchedule; made: number; liveId: string | null };

/** seven days from today, each slot on the day on which it begins for the reader. Today stands open above it. */
export function WeekAhead({ schedule, made, liveId }: WeekAheadProps) {
  const now = useNow(made);
  const { zone } = useZone(schedule.zone);
  const days = weekAhead(schedule, zone, now, useOnAirId(liveId));
  return (
    <div className="week-ahead">
      {days.map(({ date, slots }, at) => (
        <details key={date} open={at === 1}>
          <summary>
            <h3 className="day-name">
              {at === 0 ? 'Today, ' : at === 1 ? 'Tomorrow, ' : ''}
              {dayName(date)}
            </h3>
          </summary>
          <SlotList slots={slots} zone={zone} now={now} />
        </details>
      ))}
    </div>
  );
}
