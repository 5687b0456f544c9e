import type { WeekSchedule } from '@longwave/contract/schedule.ts';
import { weekdays } from '@longwave/contract/weekdays.ts';
import { useEffect, useState } from 'react';
import { scheduleKeyFor, todayIn, withLive } from '../schedule-choice.ts';
import { setDay } from '../shared-ui.ts';
import { dayName } from './clock.ts';
import { SlotRow } from './slot-row.tsx';
import { useZone } from './zone-choice.ts';
import './schedule.css';

type DailyScheduleProps = {
  schedule: WeekSchedule;
  now: number;
  /** The broadcast on air. */
  liveId: string | null;
  /** With a button for each weekday; otherwise today only. */
  pickable?: boolean;
};

/** a day's programme, today's to begin with, the slot on air marked. */
export function DailySchedule({ schedule, now, liveId, pickable = false }: DailyScheduleProps) {
  const { zone } = useZone(schedule.zone);
  const today = todayIn(schedule.zone, now);
  const [chosen, setChosen] = useState<number | null>(null);
  const day = chosen ?? today;
  useEffect(() => setDay(schedule, today, day), [schedule, today, day]);
  const entry = schedule[scheduleKeyFor(today, day)];
  return (
    <div>
      {pickable && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
        <div role="group" aria-label="Day" className="day-picker">
          {weekdays.map((name, number) => (
            <button key={name} type="button" aria-pressed={number === day} onClick={() => setChosen(number)}>
              {number === today ? 'Today' : <DayName name={name} />}
            </button>
          ))}
        </div>
      )}
      <h3 className="day-name">{dayName(entry.date)}</h3>
      <SlotList slots={withLive(entry.schedule, liveId)} zone={zone} now={now} />
    </div>
  );
}

/** On a phone its first three letters are seen, and the whole of it is read. */
function DayName({ name }: { name: string }) {
  return (
    <>
      {name.slice(0, 3)}
      <span className="day-rest">{name.slice(3)}</span>
    </>
  );
}

export function SlotList({
  slots,
  zone,
  now,
}: {
  slots: ReturnType<typeof withLive>;
  zone: string;
  now: number;
}) {
  if (slots.length === 0) return <p className="slot-none">Nothing is scheduled.</p>;
  return (
    <ol className="slots">
      {slots.map((slot) => (
        <SlotRow key={slot.id} slot={slot} zone={zone} now={now} />
      ))}
    </ol>
  );
}
