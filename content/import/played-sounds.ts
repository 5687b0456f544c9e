import type { Faults } from './faults.ts';
import type { FolderFile } from './folder.ts';
import { type Fields, isFields } from './read-document.ts';
import { slugOf } from './slug-of.ts';
import type { Sounds } from './sounds.ts';

type Document = { file: FolderFile; slug: string };

/**
 * Fills in the recording of a show. `"recording": "set.mp3"` is a file beside it; without one, the file of the same name
 * as the show is taken; an address of SoundCloud or Mixcloud is a recording there.
 */
export async function withRecording(
  { file, slug }: Document,
  fields: Fields,
  sounds: Sounds,
  faults: Faults,
): Promise<Fields> {
  const { recording } = fields;
  const beside = sounds.beside(file.place, file.stem);
  if (recording == null && beside) return { ...fields, recording: (await sounds.keep(beside, slug)) ?? null };
  if (typeof recording === 'string') {
    const kind = serviceOf(recording);
    if (kind) return { ...fields, recording: { kind, name: slug, url: recording, seconds: 0, bytes: null } };
    const found =
      sounds.find(file.place ? `${file.place}/${recording}` : recording) ?? sounds.find(recording);
    if (!found) faults.add(file.name, 'recording', `There is no recording ${recording} beside it`);
    return { ...fields, recording: found ? ((await sounds.keep(found, slug)) ?? null) : null };
  }
  if (isFields(recording)) return { ...fields, recording: { bytes: null, ...recording } };
  return fields;
}

function serviceOf(address: string): 'soundcloud' | 'mixcloud' | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  if (/(?:^|\.)soundcloud\.com$/.test(hostname)) return 'soundcloud';
  return /(?:^|\.)mixcloud\.com$/.test(hostname) ? 'mixcloud' : undefined;
}

/** Fills in the recordings of a playlist: `"tide.mp3"` is a file beside it. */
export async function withPlaylist(
  { file, slug }: Document,
  fields: Fields,
  sounds: Sounds,
  faults: Faults,
): Promise<Fields> {
  if (!Array.isArray(fields.recordings)) return fields;
  const recordings: unknown[] = [];
  for (const [at, one] of fields.recordings.entries()) {
    if (typeof one !== 'string') {
      recordings.push(one);
      continue;
    }
    const found = sounds.find(file.place ? `${file.place}/${one}` : one) ?? sounds.find(one);
    if (!found) faults.add(file.name, `recordings.${at}`, `There is no recording ${one} beside it`);
    const kept = found && (await sounds.keep(found, `${slug}-${slugOf(found.stem)}`));
    if (found && kept) recordings.push({ name: kept.name, title: titleOf(found), seconds: kept.seconds });
  }
  return { ...fields, recordings };
}

/** `01 Tide_Clock.mp3` is called Tide Clock. */
export function titleOf({ stem }: FolderFile): string {
  const words = stem.replace(/^\d{1,3}[\s._-]{1,3}(?=\S)/, '').replaceAll('_', ' ');
  return words.trim() || stem;
}
