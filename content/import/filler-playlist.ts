import { titleOf } from './fill-recordings.ts';
import type { SoundImport } from './import-sounds.ts';
import type { Fields } from './read-document.ts';
import { slugOf } from './slug-of.ts';

/** Recordings in this folder become the filler. */
const fillerFolder = 'filler';
export const fillerSlug = 'filler';

/** A playlist of the recordings in the filler folder, in the order of the files; undefined when there are none. */
export async function fillerPlaylist(sounds: SoundImport): Promise<Fields | undefined> {
  const recordings: Fields[] = [];
  for (const file of sounds.inFolder(fillerFolder)) {
    const recording = await sounds.add(file, `filler-${slugOf(file.stem) || 'piece'}`);
    if (recording)
      recordings.push({ name: recording.name, title: titleOf(file), seconds: recording.seconds });
  }
  if (recordings.length === 0) return undefined;
  return { type: 'playlist', slug: fillerSlug, title: 'Between programmes', recordings };
}
