import type { DocumentOf } from '@longwave/contract/documents.ts';
import type { PlayoutEntry } from '@longwave/contract/playout.ts';
import type { Reader } from '../pages/reader.ts';
import { programmeShows, residentShows } from '../store/lists.ts';
import type { Slot } from './broadcasts.ts';
import { daysBetween } from './zone.ts';

type Recordings = PlayoutEntry['recordings'];
/** The station's rotation, as it is at this moment. */
export type FillerOf = (reader: Reader) => Recordings;

const recordingsConsidered = 60;

/**
 * The show the slot names, if it has a recording; then recordings of its programme or its residents as they are now, beginning with
 * another one each time, until the time is full.
 */
export function recordingsFor(
  reader: Reader,
  { id, slot }: { id: string; slot: Slot },
  milliseconds: number,
): Recordings {
  const pool = poolFor(reader, slot);
  const first = Math.floor(daysBetween('2020-01-01', id.slice(-10)) / 7);
  const named = slot.show ? reader.document('show', slot.show)?.document : undefined;
  const chosen = fileRecordings(named ? [named] : []);
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
 * Recordings of the programme's shows; where it has none, of the residents' shows. A slot of nobody plays from the whole archive;
 * that of somebody who has no recording plays none, since what others made would go out under their name.
 */
function poolFor(reader: Reader, slot: Slot): Recordings {
  const recordingsIn = (ids: number[]) => fileRecordings(reader.shows([...new Set(ids)]));
  const episodes = slot.programme
    ? recordingsIn(reader.list(programmeShows(slot.programme), recordingsConsidered))
    : [];
  if (episodes.length > 0) return episodes;
  const own = slot.residents.flatMap((resident) =>
    reader.list(residentShows(resident), recordingsConsidered),
  );
  return recordingsIn(slot.residents.length > 0 ? own : reader.list('shows', recordingsConsidered));
}

/** The rotation, beginning with another track from gap to gap. */
export function fillerFrom(filler: Recordings, start: number): Recordings {
  const first = filler.length ? Math.floor(start / 60_000) % filler.length : 0;
  return [...filler.slice(first), ...filler.slice(0, first)];
}

function fileRecordings(shows: Pick<DocumentOf<'show'>, 'title' | 'recording'>[]): Recordings {
  return shows.flatMap(({ title, recording }) =>
    recording?.kind === 'file' ? [{ name: recording.name, title, seconds: recording.seconds }] : [],
  );
}
