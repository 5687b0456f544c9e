import { fill } from '../words/words.ts';
import { zoneWords } from '../words/zone.ts';
import { useZone } from './zone-choice.ts';
import { zoneName } from './zone-name.ts';

/** Names the clock that a time standing alone is of: "London time". */
export function ZoneLabel() {
  const { zone } = useZone();
  return <span className="whitespace-nowrap">{fill(zoneWords.timeOf, { zone: zoneName(zone) })}</span>;
}
