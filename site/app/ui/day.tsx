import { useContext } from 'react';
import { Instant } from './instant.tsx';
import { longDay, shortDay } from './time.ts';
import { UiSettings } from './ui-settings.ts';

/** The day of an instant in the station's zone, such as the date of a show or an article. */
export function Day({ of, long = false }: { of: string; long?: boolean }) {
  const { stationZone } = useContext(UiSettings);
  return <Instant of={of} as={long ? longDay : shortDay} zone={stationZone} />;
}
