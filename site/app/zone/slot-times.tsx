import { Instant } from '../ui/instant.tsx';
import { hour } from '../ui/time.ts';
import { zoneWords } from '../words/zone.ts';

/** Start and end as wall-clock times in a zone: 20:00 → 22:00. */
export function SlotTimes({ start, end, zone }: { start: string; end: string; zone: string }) {
  return (
    <span className="whitespace-nowrap">
      <Instant of={start} as={hour} zone={zone} />
      <span aria-hidden="true"> → </span>
      <span className="sr-only"> {zoneWords.to} </span>
      <Instant of={end} as={hour} zone={zone} />
    </span>
  );
}
