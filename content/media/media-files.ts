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
  /** Inside the data folder. */
  file: string;
  bytes: number;
  changed: number;
};

export const mediaFileKinds: Record<MediaFileKind, { folder: string; endings: string[] }> = {
  recording: { folder: recordingsFolder, endings: soundEndings },
  clip: { folder: 'media', endings: clipEndings },
  captions: { folder: 'media', endings: ['vtt'] },
};

/** Files that staff have uploaded or a broadcast has left, in no order. What the station's code makes is none of them. */
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

/** What was made of an upload is called after it, with the beginning of its SHA-256 behind that. */
const madeSuffix = /\.[0-9a-f]{12}$/;

/** An upload and all that was made of it belong together: whoever plays one needs the others to cut it anew. */
export const groupOf = (name: string) => name.replace(madeSuffix, '');

export const isMadeByStation = (name: string) => madeSuffix.test(name);
