import { chooseZone, useZone } from './zone-choice.ts';
import { zoneName } from './zone-name.ts';
import './zone-switch.css';
import { fill } from '../words/words.ts';
import { zoneSwitchWords } from '../words/zone-switch.ts';

/** Names the zone of the times on the page, and switches to the other. */
export function ZoneSwitch() {
  const { zone, visitor, station, wantsStation } = useZone();
  const differs = visitor !== null && visitor !== station;
  return (
    <p className="zone-switch">
      <span>
        {fill(differs && !wantsStation ? zoneSwitchWords.yours : zoneSwitchWords.stations, {
          zone: zoneName(zone),
          station: zoneName(station),
        })}
      </span>
      {differs && (
        <button type="button" onClick={() => chooseZone(wantsStation ? 'visitor' : 'station')}>
          {wantsStation
            ? fill(zoneSwitchWords.showYours, { zone: zoneName(visitor) })
            : zoneSwitchWords.showStations}
        </button>
      )}
    </p>
  );
}
