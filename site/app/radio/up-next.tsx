import type { Occurrence } from '@longwave/contract/schedule.ts';
import { useStation } from '../shell/station.ts';
import { Moment } from '../ui/moment.tsx';
import { hourFrom } from '../ui/time.ts';
import { SlotTitle } from './slot-title.tsx';

/** What comes after, in the station's own time. */
export function UpNext({ slots, now }: { slots: Occurrence[]; now: number }) {
  const { zone } = useStation();
  if (slots.length === 0) return null;
  const place = zone.split('/').at(-1)?.replaceAll('_', ' ');
  return (
    <div className="border-t border-on-accent">
      <div className="wrap">
        <h3 className="sr-only">Coming up, {place} time</h3>
        <ol className="grid md:grid-cols-4">
          {slots.map((slot, index) => (
            <li
              key={slot.id}
              className="flex min-w-0 items-baseline gap-3 border-on-accent/40 py-2.5 max-md:not-first:border-t md:flex-col md:gap-1 md:py-4 md:pr-4 md:not-first:border-l md:not-first:pl-4"
            >
              <span className="meta shrink-0">
                <Moment of={slot.start} as={hourFrom(now)} />
                {index === 0 && <span className="max-md:hidden"> Next</span>}
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
