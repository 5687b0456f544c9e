import { useNow } from '../radio/schedule/use-now.ts';
import { Moment } from '../ui/moment.tsx';
import { dayAndHour } from '../ui/time.ts';
import { programmesWords } from '../words/programmes.ts';
import { useZone } from '../zone/zone-choice.ts';

type NextTimeProps = {
  of: { start: string; end: string };
  /** When the page was made, in milliseconds since 1970. */
  made: number;
};

/** When a programme is on next, in the reader's time. */
export function NextTime({ of, made }: NextTimeProps) {
  const { zone } = useZone();
  const now = useNow(made);
  const isOn = Date.parse(of.start) <= now && now < Date.parse(of.end);
  if (isOn) return <span className="bg-accent px-1.5 text-on-accent">{programmesWords.onAir}</span>;
  return <Moment of={of.start} as={dayAndHour} zone={zone} />;
}
