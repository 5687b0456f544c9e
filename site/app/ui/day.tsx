import { useStation } from '../shell/station.ts';
import { Moment } from './moment.tsx';
import { longDay, shortDay } from './time.ts';

/** The day of an instant, by the station's own calendar: the date that a show or an article bears. */
export function Day({ of, long = false }: { of: string; long?: boolean }) {
  const { zone } = useStation();
  return <Moment of={of} as={long ? longDay : shortDay} zone={zone} />;
}
