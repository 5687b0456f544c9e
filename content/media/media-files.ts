import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { StationModule } from '@longwave/contract/station-module.ts';
import { canMake } from '@longwave/server-kit/station-module.ts';
import { clipEndings } from './clips.ts';
import { recordingsFolder, soundEndings } from './recording-file.ts';

export type MediaFileKind = 'recording' | 'clip' | 'captions';
export type MediaFile = {
  kind: MediaFileKind;
  name: string;
  /** Path inside the data folder. */
  file: string;
  bytes: number;
  changed: number;
};

export const mediaFileKinds: Record<MediaFileKind, { folder: string; endings: string[] }> = {
  recording: { folder: recordingsFolder, endings: soundEndings },
  clip: { folder: 'media', endings: clipEndings },
  captions: { folder: 'media', endings: ['vtt'] },
};

/** Files that staff have uploaded or broadcasts have left, unsorted, without those that the station's code makes. */
export async function listMediaFiles(
  data: string,
  station: StationModule | undefined,
  kind: MediaFileKind,
): Promise<MediaFile[]> {
  const { folder, endings } = mediaFileKinds[kind];
  const files = await readdir(join(data, folder)).catch(() => []);
  const named = files.flatMap((file) => {
    const [, name = '', ending = ''] = /^([a-z0-9][\w.-]*)\.([a-z0-9]+)$/.exec(file) ?? [];
    const isMade = kind !== 'captions' && canMake(station, kind, name);
    return name && endings.includes(ending) && !isMade ? [{ name, file: `${folder}/${file}` }] : [];
  });
  const found = await Promise.all(
    named.map(async ({ name, file }): Promise<MediaFile[]> => {
      const facts = await stat(join(data, file)).catch(() => undefined);
      return facts?.isFile()
        ? [{ kind, name, file, bytes: facts.size, changed: Math.round(facts.mtimeMs) }]
        : [];
    }),
  );
  return found.flat();
}

/** A file made from an upload has the upload's name and the beginning of its own SHA-256. */
const madeSuffix = /\.[0-9a-f]{12}$/;

/** Name of the upload that a file belongs to. An upload and the files made from it belong together: trimming again needs all of them. */
export const groupOf = (name: string) => name.replace(madeSuffix, '');

export const isMadeByStation = (name: string) => madeSuffix.test(name);
