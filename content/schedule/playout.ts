import { picturePath } from '@longwave/contract/picture-path.ts';
import type { Playout, PlayoutEntry, PlayoutSlot } from '@longwave/contract/playout.ts';
import type { Reader } from '../store/reader.ts';
import { type LogRow, readLog, type Sound } from './as-played-log.ts';
import type { Broadcast } from './broadcasts.ts';
import { chooseRecordings, type ReadFiller, rotateFiller } from './choose-recordings.ts';
import { readBroadcasts, readPlannedBroadcasts, stationZone } from './read-broadcasts.ts';
import { mergeLogAndPlan, type Span } from './spans.ts';
import { tracklistsOf } from './tracklists.ts';

const hour = 3_600_000;

/** What the radio host plays, from two hours ago to two days ahead: the log, then the plan. */
export async function playout(reader: Reader, readFiller: ReadFiller): Promise<Playout> {
  const [from, to] = [reader.now - 2 * hour, reader.now + 48 * hour];
  reader.dependencies.add('as-played');
  reader.expireAt(reader.now + hour);
  const [filler, station, zone, plan, broadcasts, log] = await Promise.all([
    readFiller(reader),
    reader.document('station', 'station'),
    stationZone(reader),
    readPlannedBroadcasts(reader, from - 72 * hour, to + 72 * hour),
    readBroadcasts(reader, from, to),
    readLog(reader.reads, from, to),
  ]);
  const spans = mergeLogAndPlan(log, plan, { from, to, now: reader.now });
  const [slots, entries] = await Promise.all([
    Promise.all(broadcasts.map(async (one) => slotOf(one, await namesOf(reader, one)))),
    Promise.all(spans.map((span) => entryOf(reader, span, broadcasts, filler))),
  ]);
  return {
    station: {
      name: station?.document.name ?? '',
      description: station?.document.description ?? '',
      zone,
    },
    slots,
    entries,
    tracklists: await tracklistsOf(reader, entries),
  };
}

async function entryOf(
  reader: Reader,
  { start, end, broadcast, row }: Span<LogRow>,
  slots: Broadcast[],
  filler: PlayoutEntry['filler'],
): Promise<PlayoutEntry> {
  const whole = slots.find((slot) => slot.id === broadcast?.id && slot.start <= start && end <= slot.end);
  const sound = row?.sound ?? (await planSound(reader, broadcast, end - start, rotateFiller(filler, start)));
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

async function planSound(
  reader: Reader,
  broadcast: Span<LogRow>['broadcast'],
  milliseconds: number,
  filler: PlayoutEntry['filler'],
): Promise<Sound> {
  if (!broadcast) return { residents: [], recordings: [], filler };
  const [residents, recordings] = await Promise.all([
    namesOf(reader, broadcast),
    chooseRecordings(reader, broadcast, milliseconds),
  ]);
  return { residents, recordings, filler };
}

function slotOf({ id, slot, start, end }: Broadcast, residents: string[]): PlayoutSlot {
  return {
    id,
    title: slot.title,
    description: slot.description,
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
    residents,
    image: slot.picture && picturePath(slot.picture, 480, 'jpg'),
    programme: slot.programme ?? null,
  };
}

async function namesOf(reader: Reader, { slot }: { slot: Broadcast['slot'] }): Promise<string[]> {
  return (await reader.residentTags(slot.residents)).map(({ name }) => name);
}
