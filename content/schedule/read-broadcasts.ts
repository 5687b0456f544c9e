import type { Reader } from '../store/reader.ts';
import { readLoggedSpans } from './as-played-log.ts';
import { type Broadcast, broadcastsBetween } from './broadcasts.ts';
import { mergeLogAndPlan } from './spans.ts';

export async function stationZone(reader: Reader): Promise<string> {
  return (await reader.document('station', 'station'))?.document.zone ?? 'UTC';
}

const day = 86_400_000;

/** Past, present and coming broadcasts: by the as-played log as far as it goes, then by the present schedule. */
export async function readBroadcasts(reader: Reader, from: number, to: number): Promise<Broadcast[]> {
  reader.dependencies.add('as-played:changed');
  const [plan, log] = await Promise.all([
    readPlannedBroadcasts(reader, from - 3 * day, to + 3 * day),
    readLoggedSpans(reader.reads, from, to),
  ]);
  const found: Broadcast[] = [];
  for (const { start, end, broadcast } of mergeLogAndPlan(log, plan, { from, to, now: reader.now })) {
    const last = found.at(-1);
    if (!broadcast) continue;
    if (last?.id === broadcast.id && last.end === start) Object.assign(last, { end, slot: broadcast.slot });
    else found.push({ ...broadcast, start, end });
  }
  return found;
}

/** Broadcasts by the present schedule, whatever was logged before. */
export async function readPlannedBroadcasts(reader: Reader, from: number, to: number): Promise<Broadcast[]> {
  return broadcastsBetween(await reader.all('slot'), from, to);
}
