import type { RecordingFacts } from '@longwave/contract/recording.ts';
import { HttpError } from '../http/http-error.ts';
import type { Reader } from '../store/reader.ts';

/** The title of a stored recording and the show it is of. */
export async function recordingFacts(reader: Reader, name: string): Promise<RecordingFacts> {
  const document = await reader.reads.recordings.documentOf(name);
  const [show] = document === undefined ? [] : await reader.shows([document]);
  if (!show?.recording) throw new HttpError(404, `There is no recording called ${name}`, 'name');
  return {
    name,
    title: show.title,
    artist: [...show.residents.map((resident) => resident.name), ...show.guests].join(', '),
    show: show.id,
    picture: show.picture,
    seconds: show.recording.seconds,
  };
}
