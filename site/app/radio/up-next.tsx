import type { Occurrence } from '@longwave/contract/schedule.ts';
import { Instant } from '../ui/instant.tsx';
import { hourFrom } from '../ui/time.ts';
import { homeWords } from '../words/home.ts';
import { useZone } from '../zone/zone-choice.ts';
import { ZoneLabel } from '../zone/zone-label.tsx';
import { SlotTitle } from './slot-title.tsx';

/** The broadcasts after the one on air, in the visitor's own time. */
export function UpNext({ slots, now }: { slots: Occurrence[]; now: number }) {
  const { zone } = useZone();
  if (slots.length === 0) return null;
  return (
    <div className="border-t border-on-accent">
      <div className="wrap">
        <h3 className="meta pt-2">
          {homeWords.comingUp} <ZoneLabel />
        </h3>
        <ol className="grid md:grid-cols-4">
          {slots.map((slot) => (
            <li
              key={slot.id}
              className="flex min-w-0 items-baseline gap-3 border-on-accent/40 py-2.5 max-md:not-first:border-t md:flex-col md:gap-1 md:py-4 md:pr-4 md:not-first:border-l md:not-first:pl-4"
            >
              <span className="meta shrink-0">
                <Instant of={slot.start} as={hourFrom(now)} zone={zone} />
              </span>
              <SlotTitle
                slot={slot}
                title={slot.title}
                className="min-w-0 truncate font-display text-lg leading-tight font-bold tracking-[-0.02em] decoration-2 underline-offset-3 hover:underline md:w-full md:text-xl"
              />
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
