import type { WeekSchedule } from '@longwave/contract/schedule.ts';
import { weekAhead } from '../schedule-choice.ts';
import { dayName } from './clock.ts';
import { SlotList } from './daily-schedule.tsx';
import { useZone } from './zone-choice.ts';
import './schedule.css';

type WeekAheadProps = { schedule: WeekSchedule; now: number; liveId: string | null };

/** seven days from today, each slot on the day on which it begins for the reader. Today stands open above it. */
export function WeekAhead({ schedule, now, liveId }: WeekAheadProps) {
  const { zone } = useZone(schedule.zone);
  const days = weekAhead(schedule, zone, now, liveId);
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
