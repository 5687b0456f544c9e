import type { Occurrence } from '@longwave/contract/schedule.ts';
import { zoneName } from '../radio/schedule/clock.ts';
import { useZone } from '../radio/schedule/zone-choice.ts';
import { useStation } from '../shell/station.ts';
import { Link } from '../ui/link.tsx';
import { hour, longDay } from '../ui/time.ts';

type NextOnAirProps = {
  slots: Occurrence[];
  calendar: string;
  /** On the page of a programme its name need not be said again. */
  named?: boolean;
};

/** The next broadcasts, in the reader's time. */
export function NextOnAir({ slots, calendar, named = true }: NextOnAirProps) {
  const { zone: stationZone } = useStation();
  const { zone } = useZone(stationZone);
  if (slots.length === 0) return null;
  return (
    <section aria-labelledby="next-on-air" className="mt-14 bg-tide p-5 text-on-tide md:p-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="next-on-air" className="font-display text-2xl font-bold tracking-[-0.02em] md:text-3xl">
          Next on air
        </h2>
        <Link
          href={calendar}
          className="inline-flex min-h-11 items-center font-mono text-xs underline underline-offset-4"
        >
          Add to your calendar
        </Link>
      </div>
      <ul className="mt-3">
        {slots.slice(0, 4).map((slot) => (
          <li
            key={slot.id}
            className="grid gap-x-8 border-t border-on-tide/30 py-3 md:grid-cols-[16rem_9rem_1fr]"
          >
            <time dateTime={slot.start} className="font-semibold">
              {longDay(slot.start, zone)}
            </time>
            <span className="font-mono text-sm">
              {hour(slot.start, zone)} → {hour(slot.end, zone)}
            </span>
            {named && <Title slot={slot} />}
          </li>
        ))}
      </ul>
      <p className="mt-3 font-mono text-xs">Times in {zoneName(zone)}</p>
    </section>
  );
}

function Title({ slot }: { slot: Occurrence }) {
  if (!slot.programme) return <span>{slot.title}</span>;
  return (
    <span>
      <Link href={`/programmes/${slot.programme}`} className="underline underline-offset-4">
        {slot.title}
      </Link>
    </span>
  );
}
