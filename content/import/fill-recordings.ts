import type { FolderFile } from './folder.ts';
import type { ImportErrors } from './import-errors.ts';
import type { SoundImport } from './import-sounds.ts';
import { type Fields, isFields } from './read-document.ts';
import { slugOf } from './slug-of.ts';

type Document = { file: FolderFile; slug: string };

/**
 * Fills in the recording of a show. `"recording": "set.mp3"` is a file beside it; if left out, the file with the name of the show
 * is used; a URL of SoundCloud or Mixcloud is a recording there.
 */
export async function fillRecording(
  { file, slug }: Document,
  fields: Fields,
  sounds: SoundImport,
  errors: ImportErrors,
): Promise<Fields> {
  const { recording } = fields;
  const beside = sounds.beside(file.folder, file.stem);
  if (recording == null && beside) return { ...fields, recording: (await sounds.add(beside, slug)) ?? null };
  if (typeof recording === 'string') {
    const kind = serviceOf(recording);
    if (kind) return { ...fields, recording: { kind, name: slug, url: recording, seconds: 0, bytes: null } };
    const found =
      sounds.find(file.folder ? `${file.folder}/${recording}` : recording) ?? sounds.find(recording);
    if (!found) errors.add(file.name, 'recording', `There is no recording ${recording} beside it`);
    return { ...fields, recording: found ? ((await sounds.add(found, slug)) ?? null) : null };
  }
  if (isFields(recording)) return { ...fields, recording: { bytes: null, ...recording } };
  return fields;
}

/** The service that a URL of a recording belongs to. */
export function serviceOf(address: string): 'soundcloud' | 'mixcloud' | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  if (/(?:^|\.)soundcloud\.com$/.test(hostname)) return 'soundcloud';
  return /(?:^|\.)mixcloud\.com$/.test(hostname) ? 'mixcloud' : undefined;
}

/** Fills in the recordings of a playlist: `"tide.mp3"` is a file beside it. */
export async function fillPlaylist(
  { file, slug }: Document,
  fields: Fields,
  sounds: SoundImport,
  errors: ImportErrors,
): Promise<Fields> {
  if (!Array.isArray(fields.recordings)) return fields;
  const recordings: unknown[] = [];
  for (const [at, one] of fields.recordings.entries()) {
    if (typeof one !== 'string') {
      recordings.push(one);
      continue;
    }
    const found = sounds.find(file.folder ? `${file.folder}/${one}` : one) ?? sounds.find(one);
    if (!found) errors.add(file.name, `recordings.${at}`, `There is no recording ${one} beside it`);
    const added = found && (await sounds.add(found, `${slug}-${slugOf(found.stem)}`));
    if (found && added) recordings.push({ name: added.name, title: titleOf(found), seconds: added.seconds });
  }
  return { ...fields, recordings };
}

/** The title for a file: `01 Tide_Clock.mp3` becomes Tide Clock. */
export function titleOf({ stem }: FolderFile): string {
  const words = stem.replace(/^\d{1,3}[\s._-]{1,3}(?=\S)/, '').replaceAll('_', ' ');
  return words.trim() || stem;
}
