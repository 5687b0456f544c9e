import { exactTime } from '../documents/times.ts';

type WhenProps = { at: string; zone: string; as: (instant: string, zone: string) => string };

/** A time in the short form of `as`, with the exact time and zone as a tooltip. */
export function When({ at, zone, as }: WhenProps) {
  return (
    <time dateTime={at} title={exactTime(at, zone)}>
      {as(at, zone)}
    </time>
  );
}
