import type { Occurrence } from '@longwave/contract/schedule.ts';
import type { Reader } from '../pages/reader.ts';
import { residentShows } from '../store/lists.ts';
import { type Broadcast, broadcastsBetween, type Slot } from './broadcasts.ts';
import { timeIn } from './zone.ts';

export function stationZone(reader: Reader): string {
  return reader.document('station', 'station')?.document.zone ?? 'UTC';
}

export function broadcasts(reader: Reader, from: number, to: number): Broadcast[] {
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
    show: start < reader.now ? becameShow(reader, broadcast) : null,
  };
}

/** The show kept of this very broadcast, or the one its resident has from that time. */
function becameShow(reader: Reader, { id, slot, start, end }: Broadcast): string | null {
  if (reader.document('show', id)) return id;
  for (const resident of slot.residents) {
    const list = residentShows(resident);
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
  return null;
}
