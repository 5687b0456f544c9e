import type { Occurrence } from '@longwave/contract/schedule.ts';
import { programmeShows, residentShows } from '../store/lists.ts';
import type { Reader } from '../store/reader.ts';
import { findPlayedRecording } from './as-played-log.ts';
import type { Broadcast, Slot } from './broadcasts.ts';
import { timeIn } from './zone.ts';

export function slotTime(zone: string, start: number, end: number): string {
  return `${timeIn(zone, start)} → ${timeIn(zone, end)}`;
}

/** Broadcasts as the schedule shows them, with the shows they became. */
export async function describeBroadcasts(
  reader: Reader,
  zone: string,
  broadcasts: Broadcast[],
): Promise<Occurrence[]> {
  const begun = broadcasts.filter(({ start }) => start < reader.now);
  const recorded = await findRecorded(reader, begun);
  return Promise.all(
    broadcasts.map(async (broadcast) => {
      const { id, slot, start, end } = broadcast;
      const [residents, programme, show] = await Promise.all([
        start < reader.now ? stillHere(reader, slot.residents) : reader.residentTags(slot.residents),
        start < reader.now ? programmeStillHere(reader, slot.programme) : (slot.programme ?? null),
        recorded.has(id) ? id : start < reader.now ? findShowOf(reader, broadcast) : null,
      ]);
      return {
        id,
        title: slot.title,
        description: slot.description,
        start: new Date(start).toISOString(),
        end: new Date(end).toISOString(),
        slot_time: slotTime(zone, start, end),
        residents,
        picture: slot.picture,
        programme,
        show,
      };
    }),
  );
}

/** The residents that are still live, since a past broadcast must not link to one that was removed. */
async function stillHere(reader: Reader, residents: string[]): Promise<Occurrence['residents']> {
  for (const slug of residents) reader.dependencies.add(`resident/${slug}`);
  return (await reader.residents(residents)).map(({ id, name }) => ({ id, name }));
}

async function programmeStillHere(reader: Reader, programme: Slot['programme']): Promise<string | null> {
  if (!programme) return null;
  reader.dependencies.add(`programme/${programme}`);
  return (await reader.programmes([programme])).length > 0 ? programme : null;
}

/** Ids of the broadcasts that became a show, which has the broadcast's id as its slug. */
async function findRecorded(reader: Reader, broadcasts: Broadcast[]): Promise<Set<string>> {
  if (broadcasts.length === 0) return new Set();
  const ids = broadcasts.map(({ id }) => id);
  for (const id of ids) reader.dependencies.add(`show/${id}`);
  const live = await reader.reads.documents.liveIds(ids.map((slug) => ({ type: 'show', slug })));
  return new Set(ids.filter((_, at) => live[at] !== undefined));
}

/** A show of the slot's programme or residents with a date in the broadcast, else the show that was played in it. */
async function findShowOf(reader: Reader, broadcast: Broadcast): Promise<string | null> {
  const { slot, start, end } = broadcast;
  const lists = [
    ...(slot.programme ? [programmeShows(slot.programme)] : []),
    ...slot.residents.map(residentShows),
  ];
  for (const list of lists) {
    reader.dependencies.add(`list:${list}`);
    const newest = (await reader.reads.lists.datedBetween(list, start, end)).at(-1)?.slug;
    if (newest !== undefined) return newest;
  }
  return end <= reader.now ? findPlayedShow(reader, broadcast) : null;
}

async function findPlayedShow(reader: Reader, broadcast: Broadcast): Promise<string | null> {
  const name = await findPlayedRecording(reader.reads, broadcast);
  const slug = name === undefined ? undefined : await reader.reads.recordings.slugOf(name);
  if (slug === undefined) return null;
  reader.dependencies.add(`show/${slug}`);
  return slug;
}
