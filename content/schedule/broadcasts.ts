import type { DocumentOf } from '@longwave/contract/documents.ts';
import { addDays, dateIn, daysBetween, instantOf } from './zone.ts';

export type Slot = DocumentOf<'slot'>;

/** One broadcast of a slot, with its start and end as instants. */
export type Broadcast = { id: string; slot: Slot; start: number; end: number };

const everyDays = { weekly: 7, fortnightly: 14 };
const rank = { once: 0, fortnightly: 1, weekly: 2 };

/** All broadcasts that overlap the span, in order, without overlaps among them. */
export function broadcastsBetween(slots: Slot[], from: number, to: number): Broadcast[] {
  const wanted = slots.flatMap((slot) => broadcastsOf(slot, from, to));
  wanted.sort(
    (a, b) => rank[a.slot.repeat] - rank[b.slot.repeat] || a.start - b.start || (a.id < b.id ? -1 : 1),
  );
  const chosen: Broadcast[] = [];
  for (const broadcast of wanted) {
    const rest = longestFreePart(broadcast, chosen);
    if (rest) chosen.push(rest);
  }
  return chosen.filter((one) => one.end > from && one.start < to).sort((a, b) => a.start - b.start);
}

function broadcastsOf(slot: Slot, from: number, to: number): Broadcast[] {
  const first = addDays(dateIn(slot.zone, from), -2);
  const last = addDays(dateIn(slot.zone, to), 1);
  const found: Broadcast[] = [];
  for (let date = firstOnOrAfter(slot, first); date && date <= last; date = following(slot, date)) {
    if (slot.lastDate && date > slot.lastDate) break;
    const [hour = 0, minute = 0] = slot.startTime.split(':').map(Number);
    const begin = hour * 60 + minute;
    const start = instantOf(date, begin, slot.zone);
    const end = instantOf(date, begin + slot.minutes, slot.zone);
    // A slot in an hour that the clocks skip has no broadcast.
    if (end > start) found.push({ id: `${slot.slug}-${date}`, slot, start, end });
  }
  return found;
}

function firstOnOrAfter(slot: Slot, date: string): string | undefined {
  if (slot.firstDate >= date) return slot.firstDate;
  if (slot.repeat === 'once') return undefined;
  const every = everyDays[slot.repeat];
  return addDays(slot.firstDate, Math.ceil(daysBetween(slot.firstDate, date) / every) * every);
}

function following(slot: Slot, date: string): string | undefined {
  return slot.repeat === 'once' ? undefined : addDays(date, everyDays[slot.repeat]);
}

/** The longest part of a broadcast that those chosen before it leave free; the rarer a slot, the higher its priority. */
function longestFreePart(broadcast: Broadcast, chosen: Broadcast[]): Broadcast | undefined {
  let free = [{ start: broadcast.start, end: broadcast.end }];
  for (const other of chosen) {
    if (other.end <= broadcast.start || other.start >= broadcast.end) continue;
    free = free.flatMap(({ start, end }) =>
      [
        { start, end: Math.min(end, other.start) },
        { start: Math.max(start, other.end), end },
      ].filter((piece) => piece.end > piece.start),
    );
  }
  const longest = free.sort((a, b) => b.end - b.start - (a.end - a.start))[0];
  return longest && { ...broadcast, ...longest };
}
