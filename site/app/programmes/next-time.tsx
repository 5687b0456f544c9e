import { useNow } from '../radio/schedule/use-now.ts';
import { useZone } from '../radio/schedule/zone-choice.ts';
import { useStation } from '../shell/station.ts';
import { dayAndHour } from '../ui/time.ts';

type NextTimeProps = {
  of: { start: string; end: string };
  /** When the page was made, in milliseconds since 1970. */
  made: number;
};

/** When a programme is on next, in the reader's time. */
export function NextTime({ of, made }: NextTimeProps) {
  const { zone: stationZone } = useStation();
  const { zone } = useZone(stationZone);
  const now = useNow(made);
  const isOn = Date.parse(of.start) <= now && now < Date.parse(of.end);
  if (isOn) return <span className="bg-accent px-1.5 text-on-accent">On air now</span>;
  return <time dateTime={of.start}>{dayAndHour(of.start, zone)}</time>;
}
