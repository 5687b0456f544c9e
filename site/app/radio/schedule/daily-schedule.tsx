import type { WeekSchedule } from '@longwave/contract/schedule.ts';
import { weekdays } from '@longwave/contract/weekdays.ts';
import { useZone } from '../../zone/zone-choice.ts';
import type { Slot } from '../schedule-choice.ts';
import { dayName, weekdayName } from './clock.ts';
import { SlotRow } from './slot-row.tsx';
import { useDay } from './use-day.ts';
import './schedule.css';
import { listenDeferredWords } from '../../words/listen-deferred.ts';

type DailyScheduleProps = {
  schedule: WeekSchedule | null;
  now: number;
  /** Id of the broadcast on air. */
  liveId: string | null;
};

/** one day of the schedule, today's at first, with the slot on air marked. */
export function DailySchedule({ schedule, now, liveId }: DailyScheduleProps) {
  const { zone } = useZone();
  const { shown, today, choose } = useDay(schedule, now, liveId);
  if (!schedule || !shown) {
    return (
      <p className="max-w-[48ch] text-lg" role="status">
        {listenDeferredWords.noSchedule}
      </p>
    );
  }
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div role="group" aria-label={listenDeferredWords.day} className="day-picker">
        {weekdays.map((name, number) => (
          <button key={name} type="button" aria-pressed={name === shown.day} onClick={() => choose(number)}>
            {number === today ? listenDeferredWords.today : <DayName weekday={number} />}
          </button>
        ))}
      </div>
      <h3 className="day-name">{dayName(shown.date)}</h3>
      {/* A new list for each zone, so that existing rows do not move when the zone changes. */}
      <SlotList key={zone} slots={shown.schedule} zone={zone} now={now} />
    </div>
  );
}

/** The name of a day: a phone shows the first letters; screen readers read the whole name. */
function DayName({ weekday }: { weekday: number }) {
  const { start, rest } = weekdayName(weekday);
  return (
    <>
      {start}
      <span className="day-rest">{rest}</span>
    </>
  );
}

export function SlotList({ slots, zone, now }: { slots: Slot[]; zone: string; now: number }) {
  if (slots.length === 0) return <p className="slot-none">{listenDeferredWords.nothingScheduled}</p>;
  return (
    <ol className="slots">
      {slots.map((slot) => (
        <SlotRow key={slot.id} slot={slot} zone={zone} now={now} />
      ))}
    </ol>
  );
}
