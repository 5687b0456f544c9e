import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** File extensions of recordings. The radio host converts those that are not mp3. */
export const soundEndings = ['mp3', 'wav', 'flac', 'ogg', 'oga', 'opus', 'm4a', 'aac', 'aif', 'aiff'];

/** The folder of recordings, inside the data folder. */
export const recordingsFolder = 'recordings';

/** The path of a recording with any of the extensions; undefined if there is none of that name. */
export function recordingFile(data: string, name: string, folder = recordingsFolder): string | undefined {
  const paths = soundEndings.map((ending) => join(data, folder, `${name}.${ending}`));
  return paths.find((path) => existsSync(path));
}
