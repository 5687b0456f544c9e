import { useStation } from '../shell/station.ts';
import { longDay, shortDay } from './time.ts';

/** The day of an instant, in the station's own zone. */
export function Day({ of, long = false }: { of: string; long?: boolean }) {
  const { zone } = useStation();
  return <time dateTime={of}>{long ? longDay(of, zone) : shortDay(of, zone)}</time>;
}
