import type { RecordingFacts } from '@longwave/contract/recording.ts';
import { Refusal } from '../http/problem.ts';
import type { Reader } from '../pages/reader.ts';

/** What a recording of ours is called and which show it is of. */
export function recordingFacts(reader: Reader, name: string): RecordingFacts {
  const row = reader.store.sql('SELECT document FROM recordings WHERE name = ?').get(name);
  const [show] = row ? reader.shows([row.document as number]) : [];
  if (!show?.recording) throw new Refusal(404, `There is no recording called ${name}`, 'name');
  return {
    name,
    title: show.title,
    artist: [...show.residents.map((resident) => resident.name), ...show.guests].join(', '),
    show: show.id,
    picture: show.picture,
    seconds: show.recording.seconds,
  };
}
