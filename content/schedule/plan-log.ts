import type { PlayoutEntry } from '@longwave/contract/playout.ts';
import type { Reader } from '../store/reader.ts';
import type { LogRow } from './as-played-log.ts';
import type { Broadcast } from './broadcasts.ts';
import { chooseRecordings, rotateFiller } from './choose-recordings.ts';
import { mergeLogAndPlan } from './spans.ts';

/** Milliseconds ahead of now for which the log is always written. */
export const loggedAhead = 600_000;
/** Milliseconds from a change by staff until it is heard, within which every radio host fetches it. */
export const changeDelay = 15_000;

type Filler = PlayoutEntry['filler'];

/** The rows that the log lacks for the coming ten minutes. Rows that exist are left as they are. */
export async function planMissingRows(
  reader: Reader,
  log: LogRow[],
  plan: Broadcast[],
  filler: Filler,
): Promise<LogRow[]> {
  const { now } = reader;
  const all = [...log];
  const made: LogRow[] = [];
  const add = (row: LogRow) => {
    made.push(row);
    all.push(row);
    all.sort((a, b) => a.start - b.start);
  };
  for (let at = now; at < now + loggedAhead; ) {
    const row = all.findLast(({ start }) => start <= at);
    const following = all.find(({ start }) => start > at)?.start ?? Number.POSITIVE_INFINITY;
    if (!row || row.until <= at) {
      const next = await planRow(reader, plan, at, { after: row, filler });
      add(next);
      at = Math.min(next.until, following);
      continue;
    }
    const end = Math.min(row.until, following);
    const begins = row.broadcast ? undefined : firstStartInGap(plan, at, end, now);
    if (begins !== undefined && begins < Math.min(end, now + loggedAhead))
      add({
        ...(await planRow(reader, plan, begins, { after: undefined, filler })),
        start: begins,
        origin: begins,
      });
    at = begins === undefined ? end : Math.min(begins, end);
  }
  return made;
}

/** The start of a broadcast that was put into a gap after the gap was logged; never in time that has been heard. */
function firstStartInGap(plan: Broadcast[], at: number, end: number, now: number): number | undefined {
  // Each row needs a start of its own; a millisecond is less than a frame.
  const earliest = at === now ? now + changeDelay : at + 1;
  const broadcast = plan.find((one) => one.end > earliest && one.start < end);
  if (!broadcast) return undefined;
  return broadcast.start > now ? Math.max(broadcast.start, at + 1) : earliest;
}

type Surroundings = { after: LogRow | undefined; filler: Filler };

/** The row for an instant by the present schedule and recordings; it begins no earlier than `after` ends. */
export async function planRow(
  reader: Reader,
  plan: Broadcast[],
  at: number,
  { after, filler }: Surroundings,
): Promise<LogRow> {
  const span = mergeLogAndPlan([], plan, { from: at, to: at + 1, now: at })[0];
  if (!span) throw new Error(`The plan says nothing about ${new Date(at).toISOString()}`);
  const start = Math.max(span.start, after?.until ?? span.start);
  const rotation = rotateFiller(filler, start);
  const { broadcast } = span;
  const row = { start, until: span.end, decided: reader.now, reason: 'schedule' as const, broadcast };
  if (broadcast) {
    const [tags, recordings] = await Promise.all([
      reader.residentTags(broadcast.slot.residents),
      chooseRecordings(reader, broadcast, span.end - start),
    ]);
    const residents = tags.map(({ name }) => name);
    return { ...row, origin: start, sound: { residents, recordings, filler: rotation } };
  }
  // A long gap is logged in several rows; with the same origin and filler its sound continues across them.
  const goesOn = after && !after.broadcast && after.until === start ? after : undefined;
  const sound = { residents: [], recordings: [], filler: goesOn?.sound.filler ?? rotation };
  return { ...row, origin: goesOn?.origin ?? start, sound };
}
