import type { Occurrence } from '@longwave/contract/schedule.ts';
import { deferred } from '../browser/deferred.tsx';
import { Instant } from '../ui/instant.tsx';
import { Link } from '../ui/link.tsx';
import { longDay } from '../ui/time.ts';
import { nextOnAirWords } from '../words/next-on-air.ts';
import { SlotTimes } from '../zone/slot-times.tsx';
import { useZone } from '../zone/zone-choice.ts';
import { ZoneSwitch } from '../zone/zone-switch.tsx';

const RemindButton = deferred(() => import('../saved/push/remind-button.tsx'));

type NextOnAirProps = {
  slots: Occurrence[];
  calendar: string;
  /** Whether titles are shown; they are not on the page of a programme. */
  named?: boolean;
};

/** The next broadcasts, in the visitor's time zone. */
export default function NextOnAir({ slots, calendar, named = true }: NextOnAirProps) {
  const { zone } = useZone();
  if (slots.length === 0) return null;
  return (
    <section aria-labelledby="next-on-air" className="mt-14 bg-tide p-5 text-on-tide md:p-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="next-on-air" className="font-display text-2xl font-bold tracking-[-0.02em] md:text-3xl">
          {nextOnAirWords.title}
        </h2>
        <Link
          href={calendar}
          className="inline-flex min-h-11 items-center font-mono text-xs underline underline-offset-4"
        >
          {nextOnAirWords.calendar}
        </Link>
      </div>
      <ul className="mt-3">
        {slots.slice(0, 4).map((slot) => (
          <li
            key={slot.id}
            className="grid gap-x-8 border-t border-on-tide/30 py-3 md:grid-cols-[16rem_9rem_1fr_auto]"
          >
            <span className="font-semibold">
              <Instant of={slot.start} as={longDay} zone={zone} />
            </span>
            <span className="font-mono text-sm">
              <SlotTimes start={slot.start} end={slot.end} zone={zone} />
            </span>
            {named && <Title slot={slot} />}
            <span className="-my-2.5 flex min-h-11 flex-wrap items-center md:col-start-4">
              <RemindButton slot={slot} zone={zone} />
            </span>
          </li>
        ))}
      </ul>
      <ZoneSwitch />
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
