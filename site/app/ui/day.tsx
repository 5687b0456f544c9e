import { Moment } from './moment.tsx';
import { longDay, shortDay } from './time.ts';

/** The day of an instant, in the station's own zone. */
export function Day({ of, long = false }: { of: string; long?: boolean }) {
  return <Moment of={of} as={long ? longDay : shortDay} />;
}
