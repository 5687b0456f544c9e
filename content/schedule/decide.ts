import type { PlayoutEntry } from '@longwave/contract/playout.ts';
import type { Reader } from '../pages/reader.ts';
import type { LogRow } from './as-played.ts';
import type { Broadcast } from './broadcasts.ts';
import { fillerFrom, recordingsFor } from './recordings-for.ts';
import { spansOf } from './spans.ts';

/** What is heard within this time is in the log. */
export const reach = 600_000;
/** Every radio host has heard of a change before it is due. */
export const lead = 15_000;

type Filler = PlayoutEntry['filler'];

/** The rows that are missing in the log for the coming ten minutes. What is logged already is left as it is. */
export function undecided(reader: Reader, log: LogRow[], plan: Broadcast[], filler: Filler): LogRow[] {
  const { now } = reader;
  const all = [...log];
  const made: LogRow[] = [];
  const add = (row: LogRow) => {
    made.push(row);
    all.push(row);
    all.sort((a, b) => a.start - b.start);
  };
  for (let at = now; at < now + reach; ) {
    const row = all.findLast(({ start }) => start <= at);
    const following = all.find(({ start }) => start > at)?.start ?? Number.POSITIVE_INFINITY;
    if (!row || row.until <= at) {
      const next = rowAt(reader, plan, at, { after: row, filler });
      add(next);
      at = Math.min(next.until, following);
      continue;
    }
    const end = Math.min(row.until, following);
    const begins = row.broadcast ? undefined : firstIn(plan, at, end, now);
    if (begins !== undefined && begins < Math.min(end, now + reach))
      add({ ...rowAt(reader, plan, begins, { after: undefined, filler }), start: begins, origin: begins });
    at = begins === undefined ? end : Math.min(begins, end);
  }
  return made;
}

/** When a broadcast begins that was put into a gap after the gap had been logged: never in what has been heard. */
function firstIn(plan: Broadcast[], at: number, end: number, now: number): number | undefined {
  // Each row has a start of its own; a millisecond is less than a frame.
  const earliest = at === now ? now + lead : at + 1;
  const broadcast = plan.find((one) => one.end > earliest && one.start < end);
  if (!broadcast) return undefined;
  return broadcast.start > now ? Math.max(broadcast.start, at + 1) : earliest;
}

type Surroundings = { after: LogRow | undefined; filler: Filler };

/** What the schedule and the recordings of this moment say about an instant; it begins no earlier than `after` ends. */
export function rowAt(
  reader: Reader,
  plan: Broadcast[],
  at: number,
  { after, filler }: Surroundings,
): LogRow {
  const span = spansOf([], plan, { from: at, to: at + 1, now: at })[0];
  if (!span) throw new Error(`The plan says nothing about ${new Date(at).toISOString()}`);
  const start = Math.max(span.start, after?.until ?? span.start);
  const rotation = fillerFrom(filler, start);
  const { broadcast } = span;
  const row = { start, until: span.end, decided: reader.now, reason: 'schedule' as const, broadcast };
  if (broadcast) {
    const residents = broadcast.slot.residents.map((resident) => reader.residentTag(resident).name);
    const recordings = recordingsFor(reader, broadcast, span.end - start);
    return { ...row, origin: start, sound: { residents, recordings, filler: rotation } };
  }
  // A gap that is logged in parts sounds like one.
  const goesOn = after && !after.broadcast && after.until === start ? after : undefined;
  const sound = { residents: [], recordings: [], filler: goesOn?.sound.filler ?? rotation };
  return { ...row, origin: goesOn?.origin ?? start, sound };
}
