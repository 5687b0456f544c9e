import type { StationModule } from '@longwave/contract/station-module.ts';
import type { Reader } from '../store/reader.ts';

type Filler = StationModule['filler'];

/** The filler: the playlist that the station document names, or else what the station's code provides. */
export async function readStationFiller(reader: Reader, byCode: Filler): Promise<Filler> {
  const named = (await reader.document('station', 'station'))?.document.filler;
  const playlist = named ? await reader.document('playlist', named) : undefined;
  const recordings = playlist?.document.recordings ?? [];
  return recordings.length > 0 ? recordings : byCode;
}
