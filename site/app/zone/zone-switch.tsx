import { chooseZone, useZone } from './zone-choice.ts';
import { zoneName } from './zone-name.ts';
import './zone-switch.css';

/** Says whose clock the times are of, and offers the other. */
export function ZoneSwitch() {
  const { zone, visitor, station, wantsStation } = useZone();
  const differs = visitor !== null && visitor !== station;
  return (
    <p className="zone-switch">
      <span>
        {differs && !wantsStation
          ? `Times are in ${zoneName(zone)} (yours); the station is in ${zoneName(station)}.`
          : `Times are in ${zoneName(zone)}, the station’s time.`}
      </span>
      {differs && (
        <button type="button" onClick={() => chooseZone(wantsStation ? 'visitor' : 'station')}>
          Show {wantsStation ? `${zoneName(visitor)} time` : 'station time'}
        </button>
      )}
    </p>
  );
}
