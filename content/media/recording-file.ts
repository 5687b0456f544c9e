import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** What a recording may end with. The radio host turns those that are not mp3 into mp3. */
export const soundEndings = ['mp3', 'wav', 'flac', 'ogg', 'oga', 'opus', 'm4a', 'aac', 'aif', 'aiff'];

/** The folder of recordings, inside the data folder. */
export const recordingsFolder = 'recordings';

/** The path of a recording, whatever it ends with; undefined when there is none of that name. */
export function recordingFile(data: string, name: string, folder = recordingsFolder): string | undefined {
  const paths = soundEndings.map((ending) => join(data, folder, `${name}.${ending}`));
  return paths.find((path) => existsSync(path));
}
