import type { Occurrence } from '@longwave/contract/schedule.ts';
import type { Reader } from '../store/reader.ts';
import type { Broadcast, Slot } from './broadcasts.ts';
import { describeBroadcasts } from './describe-broadcast.ts';
import { readBroadcasts, stationZone } from './read-broadcasts.ts';

const fourWeeks = 28 * 86_400_000;
const maxBroadcasts = 4;

/** The next broadcasts of some slots: at most four in the coming four weeks, including a present one. */
export async function findUpcoming(reader: Reader, isWanted: (slot: Slot) => boolean): Promise<Occurrence[]> {
  const [zone, broadcasts] = await readComing(reader);
  const coming = broadcasts.filter((broadcast) => isWanted(broadcast.slot)).slice(0, maxBroadcasts);
  reader.expireAt(coming[0]?.end ?? reader.now + 86_400_000);
  return describeBroadcasts(reader, zone, coming);
}

/** The next broadcast of every programme in the coming four weeks, including a present one. */
export async function findNextOfEachProgramme(reader: Reader): Promise<Map<string, Occurrence>> {
  const [zone, broadcasts] = await readComing(reader);
  const next = new Map<string, Broadcast>();
  for (const broadcast of broadcasts) {
    const { programme } = broadcast.slot;
    if (!programme || next.has(programme)) continue;
    next.set(programme, broadcast);
    reader.expireAt(broadcast.end);
  }
  reader.expireAt(reader.now + 86_400_000);
  const described = await describeBroadcasts(reader, zone, [...next.values()]);
  return new Map(described.flatMap((one) => (one.programme ? [[one.programme, one]] : [])));
}

function readComing(reader: Reader) {
  return Promise.all([stationZone(reader), readBroadcasts(reader, reader.now, reader.now + fourWeeks)]);
}
