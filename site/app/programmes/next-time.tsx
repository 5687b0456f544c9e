import { useNow } from '../browser/use-now.ts';
import { Instant } from '../ui/instant.tsx';
import { dayAndHour } from '../ui/time.ts';
import { programmesWords } from '../words/programmes.ts';
import { useZone } from '../zone/zone-choice.ts';

type NextTimeProps = {
  of: { start: string; end: string };
  /** In milliseconds since 1970. */
  renderedAt: number;
};

/** When a programme is on next, in the visitor's time zone. */
export function NextTime({ of, renderedAt }: NextTimeProps) {
  const { zone } = useZone();
  const now = useNow(renderedAt);
  const isOn = Date.parse(of.start) <= now && now < Date.parse(of.end);
  if (isOn) return <span className="bg-accent px-1.5 text-on-accent">{programmesWords.onAir}</span>;
  return <Instant of={of.start} as={dayAndHour} zone={zone} />;
}
