import type { Occurrence } from '@longwave/contract/schedule.ts';
import type { Reader } from '../pages/reader.ts';
import { programmeShows, residentShows } from '../store/lists.ts';
import { loggedSpans, recordingHeardIn } from './as-played.ts';
import { type Broadcast, broadcastsBetween, type Slot } from './broadcasts.ts';
import { spansOf } from './spans.ts';
import { timeIn } from './zone.ts';

export function stationZone(reader: Reader): string {
  return reader.document('station', 'station')?.document.zone ?? 'UTC';
}

const day = 86_400_000;

/** What was, is and will be on: by the as-played log as far as it goes, then by the schedule as it is now. */
export function broadcasts(reader: Reader, from: number, to: number): Broadcast[] {
  reader.uses.add('as-played:changed');
  const plan = plannedBroadcasts(reader, from - 3 * day, to + 3 * day);
  const found: Broadcast[] = [];
  const log = loggedSpans(reader.store, from, to);
  for (const { start, end, broadcast } of spansOf(log, plan, { from, to, now: reader.now })) {
    const last = found.at(-1);
    if (!broadcast) continue;
    if (last?.id === broadcast.id && last.end === start) Object.assign(last, { end, slot: broadcast.slot });
    else found.push({ ...broadcast, start, end });
  }
  return found;
}

/** By the schedule as it is now, whatever was decided before. */
export function plannedBroadcasts(reader: Reader, from: number, to: number): Broadcast[] {
  reader.uses.add('list:slots');
  const rows = reader.store
    .sql(`SELECT live FROM documents WHERE type = 'slot' AND live IS NOT NULL ORDER BY id`)
    .all() as { live: string }[];
  const slots = rows.map((row) => JSON.parse(row.live) as Slot);
  for (const slot of slots) reader.uses.add(`slot/${slot.slug}`);
  return broadcastsBetween(slots, from, to);
}

export function slotTime(zone: string, start: number, end: number): string {
  return `${timeIn(zone, start)} → ${timeIn(zone, end)}`;
}

export function occurrenceOf(reader: Reader, zone: string, broadcast: Broadcast): Occurrence {
  const { id, slot, start, end } = broadcast;
  return {
    id,
    title: slot.title,
    description: slot.description,
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
    slot_time: slotTime(zone, start, end),
    residents: slot.residents.map(reader.residentTag),
    picture: slot.picture,
    programme: slot.programme ?? null,
    show: start < reader.now ? becameShow(reader, broadcast) : null,
  };
}

/** The show kept of this very broadcast, the one its programme or resident has from that time, or the one that was played in it. */
function becameShow(reader: Reader, broadcast: Broadcast): string | null {
  const { id, slot, start, end } = broadcast;
  if (reader.document('show', id)) return id;
  const lists = [
    ...(slot.programme ? [programmeShows(slot.programme)] : []),
    ...slot.residents.map(residentShows),
  ];
  for (const list of lists) {
    reader.uses.add(`list:${list}`);
    const row = reader.store
      .sql(
        `SELECT d.slug FROM entries e JOIN documents d ON d.id = e.document
         WHERE e.list = (SELECT id FROM lists WHERE name = ?) AND e.date >= ? AND e.date < ?
         ORDER BY e.date DESC LIMIT 1`,
      )
      .get(list, start, end) as { slug: string } | undefined;
    if (row) return row.slug;
  }
  return end <= reader.now ? playedShow(reader, broadcast) : null;
}

function playedShow(reader: Reader, broadcast: Broadcast): string | null {
  const name = recordingHeardIn(reader.store, broadcast);
  if (name === undefined) return null;
  const row = reader.store
    .sql('SELECT d.slug FROM recordings r JOIN documents d ON d.id = r.document WHERE r.name = ?')
    .get(name) as { slug: string } | undefined;
  if (!row) return null;
  reader.uses.add(`show/${row.slug}`);
  return row.slug;
}
