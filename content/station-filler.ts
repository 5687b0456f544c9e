import type { StationModule } from '@longwave/contract/station-module.ts';
import type { Reader } from './pages/reader.ts';

type Filler = StationModule['filler'];

/** What is heard when nothing is in the schedule: the playlist the station document names, or else what its code makes. */
export function stationFiller(reader: Reader, byCode: Filler): Filler {
  const named = reader.document('station', 'station')?.document.filler;
  const recordings = named ? (reader.document('playlist', named)?.document.recordings ?? []) : [];
  return recordings.length > 0 ? recordings : byCode;
}
