import type { WeekSchedule } from '@longwave/contract/schedule.ts';
import { weekdays } from '@longwave/contract/weekdays.ts';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { onAir } from '../on-air.ts';
import { scheduleKeyFor, todayIn, withLive } from '../schedule-choice.ts';
import { setDay } from '../shared-ui.ts';
import { dayName } from './clock.ts';
import { SlotRow } from './slot-row.tsx';
import { useNow } from './use-now.ts';
import { useZone } from './zone-choice.ts';
import './schedule.css';

type DailyScheduleProps = {
  schedule: WeekSchedule;
  /** When the page was made, in milliseconds since 1970. */
  made: number;
  /** The on-air show as the page knew it. */
  liveId: string | null;
  /** With a button for each weekday; otherwise today only. */
  pickable?: boolean;
};

/** a day's programme, today's to begin with, the slot on air marked. */
export function DailySchedule({ schedule, made, liveId, pickable = false }: DailyScheduleProps) {
  const now = useNow(made);
  const { zone } = useZone(schedule.zone);
  const today = todayIn(schedule.zone, now);
  const [chosen, setChosen] = useState<number | null>(null);
  const onAirId = useOnAirId(liveId);
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
      <SlotList slots={withLive(entry.schedule, onAirId)} zone={zone} now={now} />
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

/** What the radio host says is on air; until it has spoken, what the page came with. */
export function useOnAirId(liveId: string | null): string | null {
  const { heard, changes } = useStore(onAir);
  return changes.length > 0 ? (heard?.id ?? null) : liveId;
}
