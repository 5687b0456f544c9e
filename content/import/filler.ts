import { titleOf } from './played-sounds.ts';
import type { Fields } from './read-document.ts';
import { slugOf } from './slug-of.ts';
import type { Sounds } from './sounds.ts';

/** The folder whose recordings are heard when nothing is in the schedule. */
const fillerFolder = 'filler';
export const fillerSlug = 'filler';

/** The playlist of the recordings in that folder, in the order of their files; undefined when there are none. */
export async function fillerPlaylist(sounds: Sounds): Promise<Fields | undefined> {
  const recordings: Fields[] = [];
  for (const file of sounds.inFolder(fillerFolder)) {
    const kept = await sounds.keep(file, `filler-${slugOf(file.stem) || 'piece'}`);
    if (kept) recordings.push({ name: kept.name, title: titleOf(file), seconds: kept.seconds });
  }
  if (recordings.length === 0) return undefined;
  return { type: 'playlist', slug: fillerSlug, title: 'Between programmes', recordings };
}
