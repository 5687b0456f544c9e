import { fill } from '../words/words.ts';
import { zoneWords } from '../words/zone.ts';
import { useZone } from './zone-choice.ts';
import { zoneName } from './zone-name.ts';

/** The zone of a time on the page: "London time" or "UTC+5". */
export function ZoneLabel() {
  const { zone } = useZone();
  const name = zoneName(zone);
  const label = name.startsWith('UTC') ? name : fill(zoneWords.timeOf, { zone: name });
  return <span className="whitespace-nowrap">{label}</span>;
}
