import { picturePath } from '@longwave/contract/picture-path.ts';
import type { Playout, PlayoutEntry, PlayoutSlot } from '@longwave/contract/playout.ts';
import type { Reader } from '../pages/reader.ts';
import { type LogRow, logBetween } from './as-played.ts';
import type { Broadcast } from './broadcasts.ts';
import { broadcasts, plannedBroadcasts, stationZone } from './occurrence.ts';
import { type FillerOf, fillerFrom, recordingsFor } from './recordings-for.ts';
import { type Span, spansOf } from './spans.ts';
import { tracklistsOf } from './tracklists.ts';

const hour = 3_600_000;

/** What the radio host plays, from two hours ago to two days ahead: what is logged, then what is planned. */
export function playout(reader: Reader, fillerOf: FillerOf): Playout {
  const filler = fillerOf(reader);
  const station = reader.document('station', 'station')?.document;
  const [from, to] = [reader.now - 2 * hour, reader.now + 48 * hour];
  reader.uses.add('as-played');
  reader.expireAt(reader.now + hour);
  const plan = plannedBroadcasts(reader, from - 72 * hour, to + 72 * hour);
  const slots = broadcasts(reader, from, to);
  const entries = spansOf(logBetween(reader.store, from, to), plan, { from, to, now: reader.now }).map(
    (span) => entryOf(reader, span, slots, filler),
  );
  return {
    station: {
      name: station?.name ?? '',
      description: station?.description ?? '',
      zone: stationZone(reader),
    },
    slots: slots.map((one) => slotOf(one, namesOf(reader, one))),
    entries,
    tracklists: tracklistsOf(reader, entries),
  };
}

function entryOf(
  reader: Reader,
  { start, end, broadcast, row }: Span<LogRow>,
  slots: Broadcast[],
  filler: PlayoutEntry['filler'],
): PlayoutEntry {
  const whole = slots.find((slot) => slot.id === broadcast?.id && slot.start <= start && end <= slot.end);
  const sound = row?.sound ?? {
    residents: broadcast ? namesOf(reader, broadcast) : [],
    recordings: broadcast ? recordingsFor(reader, broadcast, end - start) : [],
    filler: fillerFrom(filler, start),
  };
  return {
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
    origin: new Date(row?.origin ?? start).toISOString(),
    logged: row !== null,
    slot:
      broadcast &&
      slotOf({ ...broadcast, start: whole?.start ?? start, end: whole?.end ?? end }, sound.residents),
    recordings: sound.recordings,
    filler: sound.filler,
  };
}

function slotOf({ id, slot, start, end }: Broadcast, residents: string[]): PlayoutSlot {
  return {
    id,
    title: slot.title,
    description: slot.description,
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
    residents,
    image: slot.picture && picturePath(slot.picture.name, 480, 'jpg'),
    programme: slot.programme ?? null,
  };
}

function namesOf(reader: Reader, { slot }: { slot: Broadcast['slot'] }): string[] {
  return slot.residents.map((resident) => reader.residentTag(resident).name);
}
