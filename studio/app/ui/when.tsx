import { exactTime } from '../documents/times.ts';

type WhenProps = { at: string; zone: string; as: (instant: string, zone: string) => string };

/** A time as briefly as `as` says it; the whole of it, with the zone, for who points at it. */
export function When({ at, zone, as }: WhenProps) {
  return (
    <time dateTime={at} title={exactTime(at, zone)}>
      {as(at, zone)}
    </time>
  );
}
