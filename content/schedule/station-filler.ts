import type { StationModule } from '@longwave/contract/station-module.ts';
import type { Reader } from '../store/reader.ts';

type Filler = StationModule['filler'];

/** What plays when nothing is in the schedule: the playlist the station document names, or else what its code makes. */
export async function readStationFiller(reader: Reader, byCode: Filler): Promise<Filler> {
  const named = (await reader.document('station', 'station'))?.document.filler;
  const playlist = named ? await reader.document('playlist', named) : undefined;
  const recordings = playlist?.document.recordings ?? [];
  return recordings.length > 0 ? recordings : byCode;
}
