import { useContext } from 'react';
import { Instant } from './instant.tsx';
import { longDay, shortDay } from './time.ts';
import { UiSettings } from './ui-settings.ts';

/** The day of an instant, by the station's own calendar: the date that a show or an article bears. */
export function Day({ of, long = false }: { of: string; long?: boolean }) {
  const { stationZone } = useContext(UiSettings);
  return <Instant of={of} as={long ? longDay : shortDay} zone={stationZone} />;
}
