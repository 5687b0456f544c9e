import type { DocumentOf } from '@longwave/contract/documents.ts';
import type { PlayoutEntry } from '@longwave/contract/playout.ts';
import { programmeShows, residentShows } from '../store/lists.ts';
import type { Reader } from '../store/reader.ts';
import type { Slot } from './broadcasts.ts';
import { daysBetween } from './zone.ts';

type Recordings = PlayoutEntry['recordings'];
/** Reads the station's present rotation. */
export type ReadFiller = (reader: Reader) => Promise<Recordings>;

const maxPool = 60;

/**
 * The recordings of a broadcast: that of the show the slot names, if it has one; then those of the slot's programme or residents,
 * beginning with another one each week, until the time is filled.
 */
export async function chooseRecordings(
  reader: Reader,
  { id, slot }: { id: string; slot: Slot },
  milliseconds: number,
): Promise<Recordings> {
  const [pool, named] = await Promise.all([
    readPool(reader, slot),
    slot.show ? reader.document('show', slot.show) : undefined,
  ]);
  const first = Math.floor(daysBetween('2020-01-01', id.slice(-10)) / 7);
  const chosen = fileRecordings(named ? [named.document] : []);
  let missing = milliseconds / 1000 - chosen.reduce((sum, { seconds }) => sum + seconds, 0);
  for (let at = first; missing > 0 && chosen.length < 500; at++) {
    const next = pool[at % pool.length];
    if (!next || next.seconds <= 0) break;
    chosen.push(next);
    missing -= next.seconds;
  }
  return chosen;
}

/**
 * Recordings of the programme's shows; if it has none, of the residents' shows. A slot without residents plays from the whole
 * archive; a slot whose residents have no recordings plays none, since those of others would go out under their name.
 */
async function readPool(reader: Reader, slot: Slot): Promise<Recordings> {
  const episodes = slot.programme ? await recordingsIn(reader, [programmeShows(slot.programme)]) : [];
  if (episodes.length > 0) return episodes;
  return recordingsIn(reader, slot.residents.length > 0 ? slot.residents.map(residentShows) : ['shows']);
}

async function recordingsIn(reader: Reader, lists: string[]): Promise<Recordings> {
  const ids = await Promise.all(lists.map((list) => reader.list(list, maxPool)));
  return fileRecordings(await reader.shows([...new Set(ids.flat())]));
}

/** The rotation, beginning with another track in each gap. */
export function rotateFiller(filler: Recordings, start: number): Recordings {
  const first = filler.length ? Math.floor(start / 60_000) % filler.length : 0;
  return [...filler.slice(first), ...filler.slice(0, first)];
}

function fileRecordings(shows: Pick<DocumentOf<'show'>, 'title' | 'recording'>[]): Recordings {
  return shows.flatMap(({ title, recording }) =>
    recording?.kind === 'file' ? [{ name: recording.name, title, seconds: recording.seconds }] : [],
  );
}
