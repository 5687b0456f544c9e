import { zoneName } from './clock.ts';
import { chooseZone, useZone } from './zone-choice.ts';

/** Says whose clock the times are of, and offers the other. */
export function ZoneSwitch({ station }: { station: string }) {
  const { zone, visitor, isStation } = useZone(station);
  const differs = visitor !== null && visitor !== station;
  return (
    <p className="zone-switch">
      Times are in {zoneName(zone)}
      {differs && !isStation && ` (yours); the station is in ${zoneName(station)}`}
      {!differs && ', the station’s time'}.{' '}
      {differs && (
        <button type="button" onClick={() => chooseZone(isStation ? 'visitor' : 'station')}>
          Show {isStation ? `${zoneName(visitor)} time` : 'station time'}
        </button>
      )}
    </p>
  );
}
