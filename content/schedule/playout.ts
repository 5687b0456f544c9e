import { picturePath } from '@longwave/contract/picture-path.ts';
import type { Playout, PlayoutSlot } from '@longwave/contract/playout.ts';
import type { Reader } from '../pages/reader.ts';
import { residentShows } from '../store/lists.ts';
import type { Broadcast } from './broadcasts.ts';
import { broadcasts, stationZone } from './occurrence.ts';
import { daysBetween } from './zone.ts';

const hour = 3_600_000;
const recordingsConsidered = 60;

/** What the radio host plays, from two hours ago to two days ahead. */
export function playout(reader: Reader): Playout {
  const station = reader.document('station', 'station')?.document;
  reader.expireAt(reader.now + hour);
  return {
    station: {
      name: station?.name ?? '',
      description: station?.description ?? '',
      zone: stationZone(reader),
    },
    slots: broadcasts(reader, reader.now - 2 * hour, reader.now + 48 * hour).map((one) =>
      slotOf(reader, one),
    ),
  };
}

function slotOf(reader: Reader, broadcast: Broadcast): PlayoutSlot {
  const { id, slot, start, end } = broadcast;
  return {
    id,
    title: slot.title,
    description: slot.description,
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
    residents: slot.residents.map((resident) => reader.residentTag(resident).name),
    image: slot.picture && picturePath(slot.picture.name, 480, 'jpg'),
    recordings: recordingsFor(reader, broadcast),
  };
}

/** The residents' own recordings, beginning with another one each time, until the slot is full. */
function recordingsFor(reader: Reader, { slot, start, end, id }: Broadcast): PlayoutSlot['recordings'] {
  const own = slot.residents.flatMap((resident) =>
    reader.list(residentShows(resident), recordingsConsidered),
  );
  const ids = own.length > 0 ? [...new Set(own)] : reader.list('shows', recordingsConsidered);
  const pool = reader
    .shows(ids)
    .flatMap(({ title, recording }) =>
      recording?.kind === 'file' ? [{ name: recording.name, title, seconds: recording.seconds }] : [],
    );
  const first = Math.floor(daysBetween('2020-01-01', id.slice(-10)) / 7);
  const chosen: PlayoutSlot['recordings'] = [];
  let missing = (end - start) / 1000;
  for (let at = first; missing > 0 && chosen.length < 500; at++) {
    const next = pool[at % pool.length];
    if (!next || next.seconds <= 0) break;
    chosen.push(next);
    missing -= next.seconds;
  }
  return chosen;
}
